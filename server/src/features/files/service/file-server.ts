import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import type { Logger } from '../../../platform/logger.ts';
import { accessTo, isOverwritten, isSigned, sentAs, sharedSeconds } from '../rules.ts';
import type { Files } from '../types.ts';

interface FileServerOptions {
  files: Pick<Files, 'store' | 'addressKey'>;
  log: Logger;
  now: () => Date;
}

type FileContext = Context<{ Bindings: HttpBindings }>;

/** The sandbox keeps a file from running code in our name, whatever its content. */
function headersOf(key: string) {
  const { type, disposition } = sentAs(key);
  return {
    'content-type': type,
    'content-disposition': disposition,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  };
}

// The content of an address never changes: another picture has another file, or another version in its address.
const forAYear = 'public, max-age=31536000, immutable';

/** Cached only by the browser that requested it, and never longer than the address is valid. */
function untilExpiry(expires: string | undefined, now: Date): string {
  const seconds = Math.floor(Number(expires) - now.getTime() / 1000);
  return `private, max-age=${Math.min(sharedSeconds, seconds)}`;
}

/** Also passes on files in a bucket, so that the headers are ours and the bucket needs no public access. */
export function createFileServer({ files, log, now }: FileServerOptions): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const notFound = (c: FileContext) =>
    c.json({ code: 'NOT_FOUND', message: 'There is no such file.', data: { field: '' } }, 404);

  app.get('/*', async (c) => {
    const key = keyOf(c);
    const access = accessTo(key);
    const { expires, signature } = c.req.query();
    if (!access) return notFound(c);
    if (access === 'signed' && !isSigned(files.addressKey, { key, expires, signature }, now())) return notFound(c);
    const found = await files.store.find(key);
    if (!found) return notFound(c);
    const cacheControl = access === 'public' ? forAYear : untilExpiry(expires, now());
    const sent = { ...headersOf(key), 'cache-control': cacheControl, etag: found.etag };
    if (isKnown(c.req.header('if-none-match'), found.etag)) return c.body(null, 304, sent);
    const length: Record<string, string> = isOverwritten(key) ? {} : { 'content-length': String(found.bytes) };
    // Hono drops the body of a HEAD response.
    if (c.req.method === 'HEAD') return c.body(null, 200, { ...sent, ...length });
    const stream = await files.store.stream(key);
    if (!stream) return notFound(c);
    c.env.outgoing.writeHead(200, { ...sent, ...length });
    await pipe(c, stream);
    return RESPONSE_ALREADY_SENT;
  });

  /** A reader who disconnects is not an error. */
  async function pipe(c: FileContext, stream: Readable): Promise<void> {
    try {
      await pipeline(stream, c.env.outgoing);
    } catch (error) {
      c.env.outgoing.destroy();
      if (!c.env.incoming.destroyed) log.warn({ err: error }, 'a file was not sent to its end');
    }
  }

  return app;
}

/** Decodes nothing: a key never needs an escape, so an address with one has no file. */
function keyOf(c: FileContext): string {
  const { pathname } = new URL(c.req.url);
  return pathname.slice(pathname.indexOf('/files/') + '/files/'.length);
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch?.split(',').some((tag) => plain(tag) === plain(etag) || tag.trim() === '*') ?? false;
}
