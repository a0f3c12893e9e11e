import { expect, test } from 'vitest';
import { serverNow } from '../../src/net/offset';
import type { Presence } from '../../src/protocol/generated';
import { presence } from '../guinote/frames';
import { clients, freeze, pass, wake, type Client } from './client';
import { both, type Server } from './server';

let client: Client;
let server: Server;
let connection: Client['connection'];
clients((made) => ({ server, connection } = client = made));

function tellAll(more: Partial<Presence>): void {
  for (const socket of server.sockets) server.tell(socket, presence(4, 0, more));
}

test('a vote to finish is said once, and what was voted is what the server says', async () => {
  await client.live();
  tellAll({ finish_needed: 3, finish_votes: [2] });
  await pass(100);
  expect(connection.line.presence).toMatchObject({ finish_needed: 3, finish_votes: [2] });
  connection.say({ type: 'finish' });
  await pass(100);
  expect(server.said('finish')).toEqual([{ type: 'finish' }]);
  expect(connection.line.presence?.finish_votes).toEqual([2]);
  tellAll({ finish_needed: 3, finish_votes: [0, 2] });
  await pass(100);
  expect(connection.line.presence?.finish_votes).toEqual([0, 2]);
  tellAll({ finish_needed: 0, finish_votes: [] });
  await pass(100);
  expect(connection.line.presence).toMatchObject({ finish_needed: 0, finish_votes: [] });
});

test('a vote without a line is lost, not sent later to another hand', async () => {
  await client.live();
  server.cut(1006);
  connection.say({ type: 'finish' });
  await pass(20_000);
  expect(connection.line.phase).toBe('live');
  expect(server.said('finish')).toEqual([]);
});

test('an act that the clock overtook is taken back and told', async () => {
  await client.live();
  // The time is over on the server while the act is on its way there.
  server.version += 1;
  connection.act('play 7c', true);
  await pass(200);
  expect(client.refusals).toEqual([{ why: 'stale', move: 'play 7c' }]);
  expect(connection.line.acts).toEqual([]);
  const [held, fresh] = both(connection, server);
  expect(held).toBe(fresh);
  expect(server.laid).toEqual([]);
});

test('a tab that slept through its time wakes to the table as it is, and plays nothing', async () => {
  await client.live();
  freeze(30_000);
  server.play('1o'); // the clock moved, and somebody else
  server.play('12e');
  wake();
  await pass(5_000);
  const [held, fresh] = both(connection, server);
  expect(held).toBe(fresh);
  expect(server.said('act')).toEqual([]);
  expect(server.laid).toEqual(['1o', '12e']);
});

test('the deadline of a clock that is ten minutes wrong is right', async () => {
  server.ahead = 600_000;
  await client.live();
  await pass(21_000);
  const deadline = server.time + 4_000;
  const left = deadline - serverNow(connection.line.offset, Date.now());
  expect(Math.abs(left - 4_000)).toBeLessThan(50);
});
