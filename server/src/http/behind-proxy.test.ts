import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { createMember, like, writePost } from '../../test/members.ts';
import { blackPng, pngChunk } from '../../test/pictures.ts';
import { hasCaddy, startCaddy } from '../../test/proxies/caddy.ts';
import { callHttp2, openHttp2 } from '../../test/proxies/http2-call.ts';
import { hasNginx, startNginx } from '../../test/proxies/nginx.ts';
import type { ReverseProxy } from '../../test/proxies/proxy.ts';
import { createSteeredEngine } from '../../test/revvy-engines.ts';
import { createConversation, question, send } from '../../test/revvy-stream.ts';
import { once as runOnce } from '../platform/once.ts';
import { sendAnswer } from './orpc/send-answer.ts';
import { clientAddress } from './request-context.ts';

const proxies = [
  { name: 'nginx', isInstalled: hasNginx, start: startNginx },
  { name: 'Caddy', isInstalled: hasCaddy, start: startCaddy },
];

const stops: (() => Promise<unknown>)[] = [];

/** Ends what a test started, the latest first. */
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function startNodes(): Promise<[Api, Api]> {
  const origin = 'https://localhost';
  const first = await startApi({ origin, trustedProxies: 1 });
  stops.push(() => first.stop());
  const second = await startApi({ origin, database: first.database, trustedProxies: 1 });
  const stop = runOnce(() => second.stop());
  stops.push(stop);
  return [first, { ...second, stop }];
}

/** Stands for a node, and counts its requests. */
async function startStandIn(answer: RequestListener) {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
  };
  stops.push(stop);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, stop };
}

describe.each(proxies)('behind $name as shipped in deploy/', ({ isInstalled, start }) => {
  async function startProxy(nodes: { url: string }[]): Promise<ReverseProxy> {
    const proxy = await start(nodes.map(({ url }) => url));
    stops.push(() => proxy.stop());
    return proxy;
  }

  test.skipIf(!isInstalled)('an event arrives over HTTP/2 while the stream is open', async () => {
    const nodes = await startNodes();
    const proxy = await startProxy(nodes);
    const member = await createMember(nodes[0]);
    const post = await writePost(nodes[0], member);
    const headers = { authorization: `Bearer ${member.token}` };
    const stream = await openHttp2(proxy, '/api/live?topics=likes', { headers });
    expect(stream).toMatchObject({ status: 200, headers: { 'content-type': 'text/event-stream' } });
    expect(stream.text()).not.toContain(post.id);
    await like(nodes[0], member, post.id);
    await expect.poll(stream.text).toContain(post.id);
    stream.close();
  });

  test.skipIf(!isInstalled)('a picture of 10 MB can be sent, and a larger body is refused', async () => {
    const nodes = await startNodes();
    const proxy = await startProxy(nodes);
    const { token } = await createMember(nodes[0]);
    const megabytes = 1024 * 1024;
    const whole = blackPng(600, 400);
    const picture = blackPng(600, 400, pngChunk('paDd', Buffer.alloc(10 * megabytes - whole.length - 12)));
    expect(picture.length).toBe(10 * megabytes);
    const form = new FormData();
    form.set('file', new File([new Uint8Array(picture)], 'photo.png', { type: 'image/png' }));
    form.set('purpose', 'post');
    const encoded = new Response(form);
    const headers = { authorization: `Bearer ${token}`, 'content-type': encoded.headers.get('content-type') ?? '' };
    const body = Buffer.from(await encoded.arrayBuffer());
    expect(await callHttp2(proxy, '/api/files', { method: 'POST', headers, body })).toMatchObject({ status: 201 });
    const tooLarge = Buffer.alloc(12 * megabytes);
    const refused = await callHttp2(proxy, '/api/files', { method: 'POST', headers, body: tooLarge });
    expect(refused.status).toBe(413);
  });

  test.skipIf(!isInstalled)('a node sees the address of the client, not what the client says of itself', async () => {
    const node = await startStandIn((request, response) => response.end(clientAddress(request, 1)));
    const proxy = await startProxy([node, node]);
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    expect(await callHttp2(proxy, '/', { headers, from: '127.0.0.7' })).toMatchObject({ text: '127.0.0.7' });
    expect(node.seen[0]?.headers).toMatchObject({
      host: expect.stringMatching(/^localhost(:\d+)?$/),
      'x-request-id': expect.stringMatching(/^[\w.-]{8,64}$/),
    });
  });

  test.skipIf(!isInstalled)('requests are answered after one of two nodes has ended', async () => {
    const nodes = await startNodes();
    const proxy = await startProxy(nodes);
    const ask = async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => callHttp2(proxy, '/readyz')));
      return new Set(answers.map(({ status }) => status));
    };
    expect(await ask()).toEqual(new Set([200]));
    await nodes[1].stop();
    expect(await ask()).toEqual(new Set([200]));
  });

  test.skipIf(!isInstalled)('a page that a node breaks off is asked of the other one, a booking is not', async () => {
    const breaking: RequestListener = (request) => void request.resume().on('end', () => request.socket.destroy());
    const [broken, working] = [
      await startStandIn(breaking),
      await startStandIn((_request, response) => response.end('done')),
    ];
    const proxy = await startProxy([broken, working]);
    for (const _ of [1, 2]) expect(await callHttp2(proxy, '/')).toMatchObject({ status: 200, text: 'done' });
    expect(broken.seen).toHaveLength(1);
    const nodes = [await startStandIn(breaking), await startStandIn(breaking)];
    const other = await startProxy(nodes);
    expect(await callHttp2(other, '/api/bookings', { method: 'POST', body: '{}' })).toMatchObject({ status: 502 });
    expect(nodes.flatMap(({ seen }) => seen)).toHaveLength(1);
  });

  test.skipIf(!isInstalled)('a 503 of the product reaches the client, and no other node is asked', async () => {
    const busy: RequestListener = (_request, response) => response.writeHead(503, { 'retry-after': '5' }).end('busy');
    const nodes = [await startStandIn(busy), await startStandIn(busy)];
    const proxy = await startProxy(nodes);
    expect(await callHttp2(proxy, '/')).toMatchObject({ status: 503, headers: { 'retry-after': '5' }, text: 'busy' });
    expect(nodes.flatMap(({ seen }) => seen)).toHaveLength(1);
  });

  test.skipIf(!isInstalled)('plain HTTP leads to the site', async () => {
    const node = await startStandIn((_request, response) => response.end());
    const proxy = await startProxy([node]);
    const { status, headers } = await fetch(`${proxy.redirectUrl}/car-service?city=pune`, { redirect: 'manual' });
    expect(status).toBe(308);
    expect(headers.get('location')).toMatch(/^https:\/\/localhost(:\d+)?\/car-service\?city=pune$/);
    expect(node.seen).toEqual([]);
  });
});

test.skipIf(!hasCaddy)('behind Caddy one slip of the last node refuses nobody', async () => {
  const ended = await startStandIn((_request, response) => response.end());
  let slips = 0;
  const last = await startStandIn((request, response) => {
    if (slips++) response.end('done');
    else request.socket.destroy();
  });
  const proxy = await startCaddy([ended.url, last.url]);
  stops.push(() => proxy.stop());
  await ended.stop();
  expect(await callHttp2(proxy, '/')).toMatchObject({ status: 200, text: 'done' });
});

test.skipIf(!hasNginx)('an event passes nginx over HTTP/1.1 while the stream is open', async () => {
  const nodes = await startNodes();
  const proxy = await startNginx(nodes.map(({ url }) => url));
  stops.push(() => proxy.stop());
  const member = await createMember(nodes[0]);
  const post = await writePost(nodes[0], member);
  const closing = new AbortController();
  const { body } = await fetch(`${proxy.url}/api/live?topics=likes`, {
    headers: { authorization: `Bearer ${member.token}` },
    signal: closing.signal,
  });
  let text = '';
  const read = async () => {
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk;
  };
  void read().catch(() => undefined);
  await like(nodes[0], member, post.id);
  await expect.poll(() => text).toContain(post.id);
  closing.abort();
});

test.skipIf(!hasNginx)('a Revvy answer passes nginx as it grows, not only when complete', async () => {
  const engine = createSteeredEngine();
  const node = await startApi({ revvyEngine: engine });
  stops.push(() => node.stop());
  const proxy = await startNginx([node.url]);
  stops.push(() => proxy.stop());
  const member = await createMember(node);
  const conversation = await createConversation(node, member);
  const reply = await send(proxy, member, conversation, question('Which oil?'));
  expect(await reply.next()).toMatchObject({ type: 'started' });
  engine.say('Use 5W-30');
  expect(await reply.next()).toMatchObject({ type: 'text', text: 'Use 5W-30' });
  engine.finish();
  expect((await reply.rest()).at(-1)).toMatchObject({ type: 'ended' });
});

test('every stream of events forbids buffering and sends its first byte at once', async () => {
  async function* waitForever() {
    yield await new Promise<never>(() => undefined);
  }
  const node = await startStandIn((incoming, outgoing) => {
    void sendAnswer({ incoming, outgoing }, { status: 200, headers: {}, body: waitForever() });
  });
  const response = await fetch(node.url);
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  const reader = response.body?.getReader();
  expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
});
