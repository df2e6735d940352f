import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTcpGate, type TcpGate } from './tcp-gate.ts';

let echo: net.Server;
let gate: TcpGate;
const sockets: net.Socket[] = [];

beforeEach(async () => {
  echo = net.createServer((socket) => void socket.on('error', () => undefined).pipe(socket));
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  gate = await openTcpGate({ host: '127.0.0.1', port: (echo.address() as AddressInfo).port });
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await gate.stop();
  echo.close();
});

async function connect(): Promise<net.Socket> {
  const socket = net.connect(gate.port, '127.0.0.1').setEncoding('utf8');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

async function say(socket: net.Socket, text: string): Promise<string> {
  socket.write(text);
  const [answer] = await once(socket, 'data');
  return answer;
}

test('bytes pass in both directions', async () => {
  const socket = await connect();
  expect(await say(socket, 'hello')).toBe('hello');
});

test('bytes of a slow gate arrive later, in their order', async () => {
  const socket = await connect();
  gate.slowDown(100);
  const begun = performance.now();
  const both = once(socket, 'data');
  socket.write('one ');
  await wait(10);
  gate.slowDown(0);
  socket.write('two');
  expect((await both)[0]).toMatch(/^one /);
  // The test's own delay: a timer may end a millisecond early.
  expect(performance.now() - begun).toBeGreaterThan(95);
});

test('a silent gate holds everything back and breaks nothing', async () => {
  const socket = await connect();
  const end = gate.silence();
  const answer = say(socket, 'hello');
  expect(await Promise.race([answer, wait(100, 'nothing')])).toBe('nothing');
  end();
  expect(await answer).toBe('hello');
});

test('a gate that drops its connections takes new ones', async () => {
  const socket = await connect();
  await say(socket, 'hello');
  gate.drop();
  await once(socket, 'close');
  expect(await say(await connect(), 'again')).toBe('again');
});

test('a closed gate breaks its connections and refuses new ones until it opens', async () => {
  const socket = await connect();
  await say(socket, 'hello');
  await gate.close();
  if (!socket.closed) await once(socket, 'close');
  await expect(connect()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await gate.open();
  expect(await say(await connect(), 'again')).toBe('again');
});

test('a wrong answer comes without any question', async () => {
  gate.answerWith('nonsense');
  const socket = await connect();
  const [answer] = await once(socket, 'data');
  expect(answer).toBe('nonsense');
  gate.answerWith(null);
  expect(await say(await connect(), 'hello')).toBe('hello');
});
