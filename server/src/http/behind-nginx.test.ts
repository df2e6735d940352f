import { once } from 'node:events';
import { createServer } from 'node:http';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { createMember, like, writePost } from '../../test/members.ts';
import { hasNginx, type Nginx, startNginx } from '../../test/nginx.ts';
import { createSteeredEngine } from '../../test/revvy-engines.ts';
import { createConversation, question, send } from '../../test/revvy-stream.ts';
import { sendAnswer } from './orpc/send-answer.ts';

let api: Api;
let nginx: Nginx;

beforeAll(async () => {
  api = await startApi();
  if (hasNginx) nginx = await startNginx([api.url]);
});

afterAll(async () => {
  await nginx?.stop();
  await api.stop();
});

interface Stream {
  text: () => string;
  close(): void;
}

async function openPlain(token: string): Promise<Stream> {
  const closing = new AbortController();
  const response = await fetch(`${nginx.url}/api/live?topics=likes`, {
    headers: { authorization: `Bearer ${token}` },
    signal: closing.signal,
  });
  let text = '';
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  };
  void read().catch(() => undefined);
  return { text: () => text, close: () => closing.abort() };
}

async function openHttp2(token: string): Promise<Stream> {
  const session = http2.connect(nginx.secureUrl, { rejectUnauthorized: false });
  const request = session.request({ ':path': '/api/live?topics=likes', authorization: `Bearer ${token}` });
  let text = '';
  request.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const headers = await new Promise<http2.IncomingHttpHeaders>((resolve) => request.once('response', resolve));
  expect(headers).toMatchObject({ ':status': 200, 'content-type': 'text/event-stream' });
  return { text: () => text, close: () => session.destroy() };
}

test.skipIf(!hasNginx).each([
  ['HTTP/1.1', openPlain],
  ['HTTP/2', openHttp2],
])('an event passes an nginx with default buffering while the stream is open, over %s', async (_, open) => {
  const member = await createMember(api);
  const post = await writePost(api, member);
  const stream = await open(member.token);
  expect(stream.text()).not.toContain(post.id);
  await like(api, member, post.id);
  await expect.poll(stream.text).toContain(post.id);
  stream.close();
});

test.skipIf(!hasNginx)('a Revvy answer passes nginx as it grows, not only when complete', async () => {
  const engine = createSteeredEngine();
  const own = await startApi({ revvyEngine: engine });
  const proxy = await startNginx([own.url]);
  const member = await createMember(own);
  const conversation = await createConversation(own, member);
  const reply = await send(proxy, member, conversation, question('Which oil?'));
  expect(await reply.next()).toMatchObject({ type: 'started' });
  engine.say('Use 5W-30');
  expect(await reply.next()).toMatchObject({ type: 'text', text: 'Use 5W-30' });
  engine.finish();
  expect((await reply.rest()).at(-1)).toMatchObject({ type: 'ended' });
  await proxy.stop();
  await own.stop();
});

test('every stream of events forbids buffering and sends its first byte at once', async () => {
  async function* waitForever() {
    yield await new Promise<never>(() => undefined);
  }
  const server = createServer((incoming, outgoing) => {
    void sendAnswer({ incoming, outgoing }, { status: 200, headers: {}, body: waitForever() });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  const reader = response.body?.getReader();
  expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
  server.closeAllConnections();
  server.close();
});
