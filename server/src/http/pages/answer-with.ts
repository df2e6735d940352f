import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { KeptPage } from './kept-pages.ts';

const compressGzip = promisify(gzip);

/** Made for the first reader who takes gzip and no brotli. */
const gzipped = new WeakMap<KeptPage, Promise<Buffer>>();

interface Asked {
  acceptEncoding: string;
  ifNoneMatch: string;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  bytes?: Uint8Array;
}

/** The bytes as they are kept, or 304 when the reader has this version. */
export async function answerWith(page: KeptPage, { acceptEncoding, ifNoneMatch }: Asked): Promise<Answer> {
  const headers = { ...page.headers, vary: 'accept-encoding, accept-language, cookie', etag: page.etag };
  if (page.status === 200 && hasTag(ifNoneMatch, page.etag)) return { status: 304, headers };
  const { coding, bytes } = await chooseBody(page, acceptEncoding);
  const ofBody = { ...(coding && { 'content-encoding': coding }), 'content-length': String(bytes.length) };
  return { status: page.status, headers: { ...headers, ...ofBody }, bytes };
}

async function chooseBody(page: KeptPage, accepted: string): Promise<{ coding?: string; bytes: Uint8Array }> {
  if (!page.brotli) return { bytes: page.html };
  if (takes(accepted, 'br')) return { coding: 'br', bytes: page.brotli };
  if (!takes(accepted, 'gzip')) return { bytes: page.html };
  const made = gzipped.get(page) ?? compressGzip(page.html);
  gzipped.set(page, made);
  return { coding: 'gzip', bytes: await made };
}

function takes(accepted: string, coding: string): boolean {
  const parts = accepted.toLowerCase().split(',');
  return parts.some((part) => {
    const [name, weight = ''] = part.trim().split(/\s*;\s*/);
    return name === coding && !/^q=0(\.0*)?$/.test(weight);
  });
}

function hasTag(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.split(',').some((tag) => tag.trim() === etag);
}
