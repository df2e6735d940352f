import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Follower, follow } from './follow.ts';

let server: http.Server;
let streams: http.ServerResponse[];
let places: (string | string[] | undefined)[];
let follower: Follower;

beforeEach(async () => {
  streams = [];
  places = [];
  server = http.createServer((request, response) => {
    places.push(request.headers['last-event-id']);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    streams.push(response);
    tell('stream', null, '1');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  follower = await follow({ token: 'token', renew: async () => undefined }, [url, url], ['posts']);
});

afterEach(() => {
  follower.close();
  server.closeAllConnections();
  server.close();
});

function tell(topic: string, id: string | null, place: string): void {
  streams.at(-1)?.write(`id: ${place}\nevent: message\ndata: ${JSON.stringify({ topic, id, change: 'made' })}\n\n`);
}

const expectNow = (topic: string, ref: string) => ({ topic, ref, sentAt: performance.now(), reader: null });

test('every change of an object must be told, not only its first', async () => {
  const first = expectNow('support:7', '7');
  expect(follower.hasTold(first)).toBe(false);
  tell('support:7', '7', '2');
  await expect.poll(() => follower.hasTold(first)).toBe(true);
  const second = expectNow('support:7', '7');
  expect(follower.hasTold(second)).toBe(false);
  tell('support:7', '7', '3');
  await expect.poll(() => follower.hasTold(second)).toBe(true);
});

test('an event of a whole topic tells all earlier changes of the topic', async () => {
  const [post, booking] = [expectNow('posts', '1'), expectNow('bookings', '1')];
  tell('posts', null, '2');
  await expect.poll(() => follower.hasTold(post)).toBe(true);
  expect(follower.hasTold(booking)).toBe(false);
  expect(follower.hasTold(expectNow('posts', '1'))).toBe(false);
});

test('an ended stream is opened again with its last position, and moving one does not count', async () => {
  tell('posts', '1', '41');
  streams.at(-1)?.end();
  await expect.poll(() => places).toEqual([undefined, '41']);
  expect(follower.resumed).toBe(1);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  follower.moveTo([url]);
  await expect.poll(() => places.length).toBe(3);
  expect(follower.resumed).toBe(1);
});
