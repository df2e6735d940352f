import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { acceptedCoding } from '../accepted-coding.ts';
import type { RenderedPage } from './types.ts';

interface Asked {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

interface Answer {
  status: number;
  headers: RenderedPage['headers'];
  bytes?: Uint8Array;
}

type OtherCoding = 'gzip' | undefined;

/** Few readers do not accept brotli. Without this memory each of them would cost as much as a small rendering. */
const mostBytes = 8 * 2 ** 20;
const bytesOfEntry = 500;

/** Sends the bytes as they are kept, or 304 when the reader has this version. */
export function createAnswers(): (page: RenderedPage, asked: Asked) => Promise<Answer> {
  const others = new LRUCache<string, Uint8Array, { page: RenderedPage; coding: OtherCoding }>({
    maxSize: mostBytes,
    sizeCalculation: (bytes) => bytes.length + bytesOfEntry,
    // Readers still wait for an entry when newer ones take its place.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _old, { context: { page, coding } }) => recode(page, coding),
  });

  async function chooseBody(page: RenderedPage, accepted: string | undefined) {
    if (!page.isCompressed) return { bytes: page.body };
    const coding = acceptedCoding(accepted);
    if (coding === 'br') return { coding, bytes: page.body };
    return { coding, bytes: await others.forceFetch(`${page.etag} ${coding}`, { context: { page, coding } }) };
  }

  return async (page, { acceptEncoding, ifNoneMatch }) => {
    const headers = { ...page.headers, vary: 'accept-encoding, accept-language, cookie', etag: page.etag };
    if (page.status === 200 && hasTag(ifNoneMatch, page.etag)) return { status: 304, headers };
    const { coding, bytes } = await chooseBody(page, acceptEncoding);
    const ofBody = { ...(coding && { 'content-encoding': coding }), 'content-length': String(bytes.length) };
    return { status: page.status, headers: { ...headers, ...ofBody }, bytes };
  };
}

async function recode({ body }: RenderedPage, coding: OtherCoding): Promise<Uint8Array> {
  const html = await promisify(brotliDecompress)(body);
  return coding === 'gzip' ? await promisify(gzip)(html) : html;
}

function hasTag(ifNoneMatch = '', etag: string): boolean {
  return ifNoneMatch.split(',').some((tag) => tag.trim() === etag);
}
