import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { acceptedCoding, type Coding } from '../accepted-coding.ts';

type Bytes = Buffer<ArrayBuffer>;
type Versions = Record<Coding | 'plain', Bytes>;

/** The highest quality takes seconds of CPU per megabyte while clients wait. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

type ReadVersions = () => Promise<Versions>;

/** Shares one result with all callers. A failure is not cached. */
export function compressOnce(make: () => Promise<Bytes>): ReadVersions {
  let versions: Promise<Versions> | undefined;
  return () => {
    versions ??= make()
      .then(compressAll)
      .catch((error: unknown) => {
        versions = undefined;
        throw error;
      });
    return versions;
  };
}

async function compressAll(plain: Bytes): Promise<Versions> {
  const [br, gz] = await Promise.all([promisify(brotliCompress)(plain, quality), promisify(gzip)(plain)]);
  return { plain, br, gzip: gz };
}

export async function sendCompressed(c: Context, read: ReadVersions, headers: Record<string, string>) {
  const versions = await read();
  const coding = acceptedCoding(c.req.header('accept-encoding'));
  const sent = { ...headers, vary: 'accept-encoding', ...(coding && { 'content-encoding': coding }) };
  return c.body(versions[coding ?? 'plain'], 200, sent);
}
