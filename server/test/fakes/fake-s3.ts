import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answering } from './answering.ts';
import { isSignedRequest, type S3Keys } from './fake-s3-signature.ts';

interface StoredObject {
  bytes: Buffer;
  type: string;
  etag: string;
}

export interface FakeS3 {
  url: string;
  keys: S3Keys;
  objects: Map<string, StoredObject>;
  /** Method and path, if correctly signed. */
  requests: string[];
  refused: number;
  /** So many of the next writes and deletions get a 503. */
  failures: number;
  isSilent: boolean;
  stop(): Promise<void>;
}

export const bucket = 'pictures';

/** The bucket is in the path. */
export async function startFakeS3(): Promise<FakeS3> {
  const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret of the fake', region: 'ap-south-1' };
  const server = createServer(answering((request, response) => answer(fake, request, response)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const fake: FakeS3 = {
    ...{
      url: `http://127.0.0.1:${port}`,
      keys,
      objects: new Map(),
      requests: [],
      refused: 0,
      failures: 0,
      isSilent: false,
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}

async function answer(fake: FakeS3, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  if (fake.isSilent) return;
  const body = Buffer.concat(chunks);
  const { method = '', url = '' } = request;
  const isHead = method === 'HEAD';
  if (!isSignedRequest(request, body, fake.keys)) {
    fake.refused += 1;
    return refuse(response, isHead, 403, 'SignatureDoesNotMatch');
  }
  fake.requests.push(`${method} ${url}`);
  const { pathname } = new URL(url, fake.url);
  if (!pathname.startsWith(`/${bucket}/`)) return refuse(response, isHead, 404, 'NoSuchBucket');
  if (['PUT', 'DELETE'].includes(method) && fake.failures > 0) {
    fake.failures -= 1;
    return refuse(response, isHead, 503, 'SlowDown');
  }
  respond(fake, request, response, { key: decodeURIComponent(pathname.slice(bucket.length + 2)), body });
}

function respond(
  fake: FakeS3,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { key, body }: { key: string; body: Buffer },
): void {
  const found = fake.objects.get(key);
  if (method === 'PUT') {
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    fake.objects.set(key, { bytes: body, type: headers['content-type'] ?? 'binary/octet-stream', etag });
    response.writeHead(200, { etag }).end();
  } else if (method === 'DELETE') {
    fake.objects.delete(key);
    response.writeHead(204).end();
  } else if (!found) {
    refuse(response, method === 'HEAD', 404, 'NoSuchKey');
  } else {
    const { bytes, type, etag } = found;
    const facts = { 'content-type': type, 'content-length': bytes.length, etag };
    response.writeHead(200, { ...facts, 'last-modified': new Date().toUTCString() });
    response.end(method === 'HEAD' ? undefined : bytes);
  }
}

function refuse(response: ServerResponse, isHead: boolean, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(isHead ? undefined : `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}
