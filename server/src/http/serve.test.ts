import { once } from 'node:events';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { type HttpServer, listen } from './serve.ts';

const sockets: net.Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

async function connect({ port }: HttpServer): Promise<net.Socket> {
  const socket = net.connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

const request = 'POST / HTTP/1.1\r\nhost: node\r\ncontent-length: 0\r\n\r\n';

/** A server and a connection that a proxy keeps. */
async function startIdle(): Promise<{ server: HttpServer; socket: net.Socket }> {
  const server = await listen(0, '127.0.0.1');
  server.answerWith(() => new Response('done'));
  const socket = await connect(server);
  socket.write(request);
  expect(String(await once(socket, 'data'))).toContain('keep-alive');
  return { server, socket };
}

test('a request that a proxy sends while the node ends is answered, and ends its connection', async () => {
  const { server, socket } = await startIdle();
  socket.write(request);
  const drained = server.drain({ idleMs: 60_000 });
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer.toLowerCase()).toContain('connection: close');
  // The last connection has ended, so that nothing is waited for.
  await drained;
});

test('a node that ends accepts no connection, and ends idle ones after a while', async () => {
  const { server, socket } = await startIdle();
  const drained = server.drain({ idleMs: 200 });
  await expect(connect(server)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await delay(50);
  expect(socket.readableEnded).toBe(false);
  socket.resume();
  await drained;
  if (!socket.closed) await once(socket, 'close');
});
