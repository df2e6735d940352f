import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { acceptedCoding } from '../accepted-coding.ts';
import type { RenderedPage } from './types.ts';

const compressGzip = promisify(gzip);

/** Created for the first client that accepts gzip but not brotli. */
const gzipped = new WeakMap<RenderedPage, Promise<Buffer>>();

interface Asked {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  bytes?: Uint8Array;
}

/** The bytes as they are kept, or 304 when the reader has this version. */
export async function answerWith(page: RenderedPage, { acceptEncoding, ifNoneMatch }: Asked): Promise<Answer> {
  const headers = { ...page.headers, vary: 'accept-encoding, accept-language, cookie', etag: page.etag };
  if (page.status === 200 && hasTag(ifNoneMatch, page.etag)) return { status: 304, headers };
  const { coding, bytes } = await chooseBody(page, acceptEncoding);
  const ofBody = { ...(coding && { 'content-encoding': coding }), 'content-length': String(bytes.length) };
  return { status: page.status, headers: { ...headers, ...ofBody }, bytes };
}

async function chooseBody(page: RenderedPage, accepted: string | undefined) {
  if (!page.isCompressed) return { bytes: page.body };
  const coding = acceptedCoding(accepted);
  if (coding === 'br') return { coding, bytes: page.body };
  if (!coding) return { bytes: await unpack(page) };
  const made = gzipped.get(page) ?? unpack(page).then(compressGzip);
  gzipped.set(page, made);
  return { coding, bytes: await made };
}

/** Not cached: almost every client accepts compression, and keeping both forms would take much memory. */
async function unpack({ body }: RenderedPage): Promise<Buffer> {
  return await promisify(brotliDecompress)(body);
}

function hasTag(ifNoneMatch = '', etag: string): boolean {
  return ifNoneMatch.split(',').some((tag) => tag.trim() === etag);
}
