import { expect, test } from 'vitest';
import { blocked } from '../../src/net/line';
import { serverNow } from '../../src/net/offset';
import { Client, clients, pass, wake } from './client';
import type { Server } from './server';

let client: Client;
let server: Server;
let connection: Client['connection'];
const live = () => client.live();
clients((made) => ({ server, connection } = client = made));

test.each([-600_000, 0, 600_000])(
  'a clock that is %i ms wrong shows the right time',
  async (ahead) => {
    server.ahead = ahead;
    await live();
    expect(Math.abs(serverNow(connection.line.offset, Date.now()) - server.time)).toBeLessThan(
      1_000,
    );
    server.ahead = -ahead; // somebody sets the clock
    await pass(25_000);
    expect(Math.abs(serverNow(connection.line.offset, Date.now()) - server.time)).toBeLessThan(
      1_000,
    );
  },
);

test('where pages come but no socket opens, WebSockets are blocked', async () => {
  server.connect = (socket) => setTimeout(() => socket.onclose?.({ code: 1006 }), 20);
  connection.start();
  await pass(1_000);
  expect(blocked(connection.line)).toBe(false);
  await pass(30_000);
  expect(blocked(connection.line)).toBe(true);
  connection.stop();
  client = new Client();
  ({ server, connection } = client);
  server.up = false;
  connection.start();
  await pass(60_000);
  expect(blocked(connection.line)).toBe(false);
  connection.stop();
});

test('a muted tab is muted again after each reconnect', async () => {
  await live();
  connection.mute(true);
  server.cut(1006);
  await pass(10_000);
  expect(server.said('mute')).toEqual([
    { type: 'mute', on: true },
    { type: 'mute', on: true },
  ]);
});

test('leaving closes the line and nothing wakes it', async () => {
  await live();
  connection.say({ type: 'leave' });
  connection.stop();
  wake();
  await pass(60_000);
  expect(server.said('leave')).toHaveLength(1);
  expect(server.said('hello')).toHaveLength(1);
});

test('events that were known already are not told twice', async () => {
  await live();
  server.play('1o');
  await pass(100);
  server.tell(server.sockets[0]!, { ...server.snapshot(), type: 'events' });
  await pass(100);
  expect(client.shown.map(({ version }) => version)).toEqual([1, 2]);
});
