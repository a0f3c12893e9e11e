import { expect, test } from 'vitest';
import { tabName } from '../../src/net/tab';
import { clients, freeze, pass, wake, type Client } from './client';
import { both, type Server } from './server';

let client: Client;
let server: Server;
let connection: Client['connection'];
const live = () => client.live();
clients((made) => ({ server, connection } = client = made));

test('says hello, joins, and is live with the first snapshot', async () => {
  await live();
  expect(server.heard.map(({ type }) => type)).toEqual(['hello', 'join', 'ping']);
  expect(server.said('join')).toEqual([
    { type: 'join', table: 'mesa', seen: null, tab: tabName() },
  ]);
  expect(client.shown).toEqual([{ version: 1, fresh: false }]);
});

test('loading a page makes no move', async () => {
  await live();
  await pass(120_000);
  expect(server.said('act')).toEqual([]);
  expect(new Set(server.heard.map(({ type }) => type))).toEqual(new Set(['hello', 'join', 'ping']));
});

test.each([0, 1, 2])('any one lost event is noticed and made good: number %i', async (lost) => {
  await live();
  for (const [place, card] of ['1o', '7c', '12e'].entries()) {
    if (place === lost) server.losesNext.push('events');
    server.play(card);
    await pass(100);
  }
  server.play('2b');
  await pass(200);
  const [held, fresh] = both(connection, server);
  expect(held).toBe(fresh);
  expect(server.said('resync')).toHaveLength(1);
});

test('the last event is lost: the acknowledgement gives it away', async () => {
  await live();
  server.losesNext.push('events');
  connection.act('play 1o', true);
  await pass(3_000);
  const [held, fresh] = both(connection, server);
  expect(held).toBe(fresh);
  expect(connection.line.acts).toEqual([]);
});

test('where nothing is lost, no snapshot is asked for', async () => {
  await live();
  for (const card of ['1o', '7c', '12e']) {
    connection.act(`play ${card}`, true);
    await pass(5_000);
  }
  expect(server.laid).toEqual(['1o', '7c', '12e']);
  expect(server.said('resync')).toEqual([]);
});

test('a lost snapshot is asked for again', async () => {
  await live();
  server.losesNext.push('events', 'snapshot');
  server.play('1o');
  server.play('7c');
  await pass(5_000);
  const [held, fresh] = both(connection, server);
  expect(held).toBe(fresh);
});

test('a swallowed act is sent again with the same id and done once', async () => {
  await live();
  server.losesNext.push('act');
  connection.act('play 1o', true);
  await pass(10_000);
  expect(server.done.size).toBe(1);
  expect(server.laid).toEqual(['1o']);
  expect(connection.line.acts).toEqual([]);
});

test('a swallowed acknowledgement does not make the move twice', async () => {
  await live();
  server.losesNext.push('ok');
  connection.act('play 1o', true);
  await pass(10_000);
  const ids = server.said('act').map((message) => ('id' in message ? message.id : ''));
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
  expect(server.laid).toEqual(['1o']);
  expect(connection.line.acts).toEqual([]);
});

test('a double tap sends one act, and a second card none', async () => {
  await live();
  connection.act('play 1o', true);
  connection.act('play 1o', true);
  connection.act('play 7c', true);
  await pass(5_000);
  expect(server.said('act')).toHaveLength(1);
});

test('a stale act is answered, undone and said', async () => {
  await live();
  server.losesNext.push('events');
  server.play('12e');
  connection.act('play 1o', true);
  await pass(200);
  expect(client.refusals).toEqual([{ why: 'stale', move: 'play 1o' }]);
  expect(connection.line.acts).toEqual([]);
  const [held, fresh] = both(connection, server);
  expect(held).toBe(fresh);
});

test('a card laid right after the siete goes out when the siete is done', async () => {
  await live();
  connection.act('exchange', false);
  connection.act('play 1o', true);
  expect(connection.line.acts.map(({ move }) => move)).toEqual(['exchange', 'play 1o']);
  await pass(200);
  expect(server.laid).toEqual(['exchange', '1o']);
  expect(client.refusals).toEqual([]);
  expect(connection.line.acts).toEqual([]);
});

test('a card that was to follow a siete that came late is taken back with it', async () => {
  await live();
  server.losesNext.push('events');
  server.play('12e');
  connection.act('exchange', false);
  connection.act('play 1o', true);
  await pass(5_000);
  expect(server.laid).toEqual(['12e']);
  expect(client.refusals).toEqual([{ why: 'stale', move: 'exchange' }]);
  expect(connection.line.acts).toEqual([]);
});

test('a card that waits for a siete survives neither a dead line nor a new position', async () => {
  await live();
  server.losesNext.push('act', 'act');
  connection.act('exchange', false);
  connection.act('play 1o', true);
  server.cut(1006);
  server.play('12e');
  await pass(20_000);
  expect(server.laid).toEqual(['12e']);
  expect(connection.line.acts).toEqual([]);
});

test('an illegal act is undone and says why', async () => {
  await live();
  connection.act('play 2b', true);
  await pass(200);
  expect(client.refusals).toEqual([{ why: 'illegal', move: 'play 2b', reason: 'not-in-hand' }]);
  expect(connection.line.acts).toEqual([]);
});

test('moves made while the line is dead: one at most is done, the other undone', async () => {
  await live();
  server.tunnel = true;
  connection.act('play 1o', true);
  connection.act('play 7c', true);
  await pass(30_000);
  expect(connection.line.phase).not.toBe('live');
  server.tunnel = false;
  await pass(30_000);
  expect(connection.line.phase).toBe('live');
  expect(server.laid).toEqual(['1o']);
  expect(connection.line.acts).toEqual([]);
  const [held, fresh] = both(connection, server);
  expect(held).toBe(fresh);
});

test('a move whose position has gone by when the line is back is dropped, not made', async () => {
  await live();
  server.tunnel = true;
  connection.act('play 1o', true);
  await pass(15_000);
  server.play('7c');
  server.tunnel = false;
  await pass(30_000);
  expect(server.laid).toEqual(['7c']);
  expect(connection.line.acts).toEqual([]);
});

test('without a line nothing is kept to be made later', async () => {
  await live();
  server.up = false;
  server.cut(1006);
  connection.act('play 1o', true);
  expect(client.refusals).toEqual([{ why: 'offline', move: 'play 1o' }]);
  server.up = true;
  await pass(20_000);
  expect(connection.line.phase).toBe('live');
  expect(server.said('act')).toEqual([]);
});

test('only a ping without an answer is the death of a line', async () => {
  await live();
  await pass(19_000);
  expect(server.said('ping')).toHaveLength(1);
  await pass(600_000);
  expect(server.said('ping').length).toBeGreaterThan(25);
  expect(server.said('hello')).toHaveLength(1);
  server.losesNext.push('pong');
  await pass(40_000);
  expect(server.said('hello')).toHaveLength(2);
  expect(connection.line.phase).toBe('live');
});

test('pings are less than 30 s apart', async () => {
  await live();
  const before = server.said('ping').length;
  await pass(300_000);
  expect(server.said('ping').length - before).toBeGreaterThanOrEqual(300 / 30);
});

test('frozen for 30 s with the line gone: caught up within 5 s of waking', async () => {
  await live();
  const dead = server.sockets.splice(0);
  for (const socket of dead) socket.onmessage = null;
  server.tunnel = true;
  server.play('1o');
  freeze(30_000);
  wake();
  server.tunnel = false;
  await pass(5_000);
  const [held, fresh] = both(connection, server);
  expect(held).toBe(fresh);
  expect(connection.line.phase).toBe('live');
});

test('a tab that slept ten minutes with a good line stays on it', async () => {
  await live();
  freeze(600_000);
  await pass(30_000);
  expect(server.said('hello')).toHaveLength(1);
  expect(connection.line.phase).toBe('live');
});

test('a resting line tries at once when the tab wakes', async () => {
  await live();
  server.up = false;
  server.cut(1006);
  await pass(40_000);
  expect(connection.line.phase).not.toBe('live');
  server.up = true;
  wake();
  await pass(200);
  expect(connection.line.phase).toBe('live');
});

test('a killed server: trouble stays until a valid snapshot, not until the socket opens', async () => {
  await live();
  server.up = false;
  server.cut(1006);
  await pass(1_000);
  server.up = true;
  server.losesNext.push('snapshot');
  const phases = new Set<string>();
  for (let tenths = 0; tenths < 100; tenths += 1) {
    await pass(100);
    phases.add(connection.line.phase);
    if (server.said('join').length < 2) expect(connection.line.phase).not.toBe('live');
  }
  expect(phases).toContain('joining');
  await pass(30_000);
  expect(connection.line.phase).toBe('live');
});

test('half a snapshot is none', async () => {
  server.snapshot = () => ({ type: 'snapshot' }) as never;
  connection.start();
  await pass(5_000);
  expect(connection.line.phase).toBe('joining');
});

test('after a restart it is back by itself, with what it knew', async () => {
  await live();
  server.play('1o');
  await pass(100);
  server.tell(server.sockets[0]!, { type: 'restarting' });
  await pass(100);
  expect(connection.line.restarting).toBe(true);
  server.up = false;
  server.cut(1012);
  await pass(2_000);
  server.up = true;
  await pass(15_000);
  expect(connection.line.phase).toBe('live');
  expect(connection.line.restarting).toBe(false);
  expect(server.said('join').at(-1)).toMatchObject({ seen: 2 });
});

test('a newer tab has the table: this one stays quiet until asked', async () => {
  await live();
  server.tell(server.sockets[0]!, { type: 'moved-elsewhere' });
  await pass(100);
  server.cut(4002);
  await pass(120_000);
  wake();
  await pass(1_000);
  expect(connection.line.phase).toBe('elsewhere');
  expect(server.said('hello')).toHaveLength(1);
  connection.start();
  await pass(1_000);
  expect(connection.line.phase).toBe('live');
});

test('a newer server is told, not reloaded into', async () => {
  await live();
  server.tell(server.sockets[0]!, { type: 'upgrade', protocol: 2 });
  await pass(100);
  server.cut(4001);
  await pass(60_000);
  expect(connection.line).toMatchObject({ phase: 'outdated', newer: 2 });
  expect(server.said('hello')).toHaveLength(1);
});

test.each(['gone', 'full'] as const)('the table is %s: no more attempts', async (code) => {
  server.snapshot = () => ({ type: 'fault', code, detail: '', retry_after: 0 }) as never;
  connection.start();
  await pass(60_000);
  expect(connection.line).toMatchObject({ phase: 'refused', trouble: { code } });
  expect(server.said('hello')).toHaveLength(1);
});

test('too often: waits as long as the server says before it sends again', async () => {
  await live();
  server.losesNext.push('act');
  connection.act('play 1o', true);
  server.tell(server.sockets[0]!, { type: 'fault', code: 'rate', detail: '', retry_after: 7 });
  await pass(6_500);
  expect(server.laid).toEqual([]);
  await pass(1_500);
  expect(server.laid).toEqual(['1o']);
});
