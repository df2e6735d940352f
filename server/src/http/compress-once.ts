import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';

interface Versions {
  plain: Buffer<ArrayBuffer>;
  gzip: Buffer<ArrayBuffer>;
}

type ReadVersions = () => Promise<Versions>;

/** Shares one result with all callers. A failure is not cached. */
export function compressOnce(make: () => Promise<Buffer<ArrayBuffer>>): ReadVersions {
  let versions: Promise<Versions> | undefined;
  const compress = async () => {
    const plain = await make();
    return { plain, gzip: await promisify(gzip)(plain) };
  };
  return () => {
    versions ??= compress().catch((error: unknown) => {
      versions = undefined;
      throw error;
    });
    return versions;
  };
}

export async function sendCompressed(c: Context, read: ReadVersions, headers: Record<string, string>) {
  const versions = await read();
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(c.req.header('accept-encoding') ?? '');
  const sent = { ...headers, vary: 'accept-encoding' };
  if (!takesGzip) return c.body(versions.plain, 200, sent);
  return c.body(versions.gzip, 200, { ...sent, 'content-encoding': 'gzip' });
}
