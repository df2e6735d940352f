import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answering } from './answering.ts';
import { createBrowser, type FakeBrowser } from './fake-push-browser.ts';

/** `lateAnswer` delivers the push, but like `hang` never responds. */
export type PushFailure = 'hang' | 'lateAnswer' | { status: number; retryAfter?: string };

export interface ReceivedPush {
  message: Record<string, unknown>;
  ttl: string | undefined;
  urgency: string | undefined;
  topic: string | undefined;
  /** Verified (RFC 8292). */
  vapid: { aud: string; exp: number; sub: string };
}

export interface FakePushService {
  url: string;
  /** Returns the serialised subscription. */
  subscribe(): string;
  received(token: string): ReceivedPush[];
  /** Including those that were made to fail. */
  requests: number;
  /** Waiting for a response, now and at most. */
  stalled: number;
  mostStalled: number;
  misbehave(token: string, ...failures: PushFailure[]): void;
  /** Answers what waits for a response with an error. */
  endStalled(): void;
  stop(): Promise<void>;
}

interface Subscriber {
  browser: FakeBrowser;
  failures: PushFailure[];
  received: ReceivedPush[];
}

/** RFC 8030. Accepts only pushes signed with this key. */
export async function startFakePushService(publicKey: string): Promise<FakePushService> {
  const subscribers = new Map<string, Subscriber>();
  const stalled = new Set<ServerResponse>();
  const server = createServer(answering(answer));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    service.requests += 1;
    const body = await readBody(request);
    const subscriber = subscribers.get(request.url ?? '');
    const failure = subscriber?.failures.shift();
    if (failure === 'hang') return stall(response);
    if (failure && failure !== 'lateAnswer') return end(response, failure.status, failure.retryAfter);
    if (!subscriber) return end(response, 404);
    const vapid = readVapid(request.headers.authorization, publicKey, service.url);
    if (!vapid) return end(response, 403);
    if (request.headers['content-encoding'] !== 'aes128gcm' || request.method !== 'POST') return end(response, 400);
    const message = JSON.parse(subscriber.browser.decrypt(body));
    const { ttl, urgency, topic } = request.headers;
    subscriber.received.push({
      message,
      vapid,
      ttl: ttl?.toString(),
      urgency: urgency?.toString(),
      topic: topic?.toString(),
    });
    if (failure !== 'lateAnswer') end(response, 201);
  }

  function stall(response: ServerResponse): void {
    service.stalled += 1;
    stalled.add(response);
    service.mostStalled = Math.max(service.mostStalled, service.stalled);
    response.on('close', () => {
      service.stalled -= 1;
      stalled.delete(response);
    });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: FakePushService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: 0,
    stalled: 0,
    mostStalled: 0,
    subscribe() {
      const path = `/push/${randomBytes(16).toString('base64url')}`;
      const browser = createBrowser();
      subscribers.set(path, { browser, failures: [], received: [] });
      return JSON.stringify({ endpoint: `${service.url}${path}`, expirationTime: null, keys: browser.keys });
    },
    received: (token) => find(token).received,
    misbehave: (token, ...failures) => void find(token).failures.push(...failures),
    endStalled() {
      for (const response of stalled) end(response, 503);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function find(token: string): Subscriber {
    const found = subscribers.get(new URL(JSON.parse(token).endpoint).pathname);
    if (!found) throw new Error('Nobody subscribed so');
    return found;
  }

  return service;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function end(response: ServerResponse, status: number, retryAfter?: string): void {
  response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end();
}

/** Null unless signed with the key of the subscription and meant for this service. */
function readVapid(header: string | undefined, publicKey: string, audience: string): ReceivedPush['vapid'] | null {
  const [, jwt = '', key] = header?.match(/^vapid t=([\w.-]+), k=([\w-]+)$/) ?? [];
  const [head = '', payload = '', signature = ''] = jwt.split('.');
  if (key !== publicKey) return null;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const verifier = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${payload}`),
    { key: verifier, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const seconds = Date.now() / 1_000;
  const isFresh = claims.exp > seconds && claims.exp <= seconds + 24 * 3_600;
  const isEs256 = JSON.parse(Buffer.from(head, 'base64url').toString()).alg === 'ES256';
  return isSigned && isFresh && isEs256 && claims.aud === audience && claims.sub ? claims : null;
}
