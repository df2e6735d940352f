import { once } from 'node:events';
import http2 from 'node:http2';
import tls from 'node:tls';
import type { ReverseProxy } from './proxy.ts';

export interface Http2Request {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
  /** An address of this machine. */
  from?: string;
}

export interface Http2Stream {
  status: number;
  headers: http2.IncomingHttpHeaders;
  /** What has arrived so far. */
  text(): string;
  ended: Promise<void>;
  close(): void;
}

/** Resolves when the headers have arrived. */
export async function openHttp2(
  { secureUrl }: Pick<ReverseProxy, 'secureUrl'>,
  path: string,
  { method = 'GET', headers = {}, body, from }: Http2Request = {},
): Promise<Http2Stream> {
  const { hostname, port } = new URL(secureUrl);
  const socket = tls.connect({
    ...{ host: '127.0.0.1', port: Number(port), servername: hostname, ALPNProtocols: ['h2'] },
    ...{ rejectUnauthorized: false, localAddress: from ?? '127.0.0.1' },
  });
  await once(socket, 'secureConnect');
  if (socket.alpnProtocol !== 'h2') throw new Error('The proxy does not speak HTTP/2');
  const session = http2.connect(secureUrl, { createConnection: () => socket, maxSessionMemory: 100 });
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const request = session.request({ ':method': method, ':path': path, ...length, ...headers });
  let text = '';
  request.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  // The answer may be complete before the body is sent.
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'close']) request.once(event, () => resolve());
  }).finally(() => session.destroy());
  // A proxy may refuse a body before it has all of it.
  request.on('error', () => undefined);
  request.end(body);
  const [answer] = (await once(request, 'response')) as [http2.IncomingHttpHeaders];
  return {
    status: Number(answer[':status']),
    headers: answer,
    text: () => text,
    ended,
    close: () => session.destroy(),
  };
}

export async function callHttp2(proxy: Pick<ReverseProxy, 'secureUrl'>, path: string, request?: Http2Request) {
  const { status, headers, text, ended } = await openHttp2(proxy, path, request);
  await ended;
  return { status, headers, text: text() };
}
