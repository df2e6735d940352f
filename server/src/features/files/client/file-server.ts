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

/** A file is looked at, never run: whatever it were, it could do nothing in our name. */
function headersOf(key: string) {
  const { type, disposition } = sentAs(key);
  return {
    'content-type': type,
    'content-disposition': disposition,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  };
}

// What an address shows never changes: another picture has another file, or another version in its address.
const forAYear = 'public, max-age=31536000, immutable';

/** Kept only by the browser that read it, and never longer than its address is good. */
function untilExpiry(expires: string | undefined, now: Date): string {
  const seconds = Math.floor(Number(expires) - now.getTime() / 1000);
  return `private, max-age=${Math.min(sharedSeconds, seconds)}`;
}

/**
 * `GET /files/{key}`. The node passes the bytes on also when they lie in a bucket: the address stays one that can be kept
 * for a year, the headers are ours, and the bucket needs no door of its own.
 */
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
    // Hono answers HEAD with the head of this.
    if (c.req.method === 'HEAD') return c.body(null, 200, { ...sent, ...length });
    const stream = await files.store.stream(key);
    // It was removed meanwhile.
    if (!stream) return notFound(c);
    c.env.outgoing.writeHead(200, { ...sent, ...length });
    await pipe(c, stream);
    return RESPONSE_ALREADY_SENT;
  });

  /** Whoever closes the page meanwhile is no failure. */
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

/** As it stands in the address, nothing decoded: a key needs no escape, so that what has one is none. */
function keyOf(c: FileContext): string {
  const { pathname } = new URL(c.req.url);
  return pathname.slice(pathname.indexOf('/files/') + '/files/'.length);
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch?.split(',').some((tag) => plain(tag) === plain(etag) || tag.trim() === '*') ?? false;
}
