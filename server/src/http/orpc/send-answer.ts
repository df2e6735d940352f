import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sendStandardResponse } from '@orpc/standard-server-node';
import { acceptedCoding, type Coding } from '../accepted-coding.ts';
import { isStream, sendEvents } from './send-events.ts';

/** Compressing a shorter response saves no packet. */
const leastBytes = 1024;

/** Brotli's default quality is meant for files that are compressed once. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compress: Record<Coding, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, brotliOptions),
  gzip: promisify(gzip),
};

export type Answer = Parameters<typeof sendStandardResponse>[1];

/** Sends headers and body in one write, because a second costs more than everything else here. */
export async function sendAnswer(incoming: IncomingMessage, outgoing: ServerResponse, answer: Answer): Promise<void> {
  if (isStream(answer.body)) return await sendEvents(outgoing, answer.headers, answer.body[Symbol.asyncIterator]());
  if (!isJson(answer.body)) return await sendStandardResponse(outgoing, answer);
  const text = JSON.stringify(answer.body) ?? '';
  const length = Buffer.byteLength(text);
  const headers = { ...answer.headers, 'content-type': 'application/json', vary: 'accept-encoding' };
  const coding = length < leastBytes ? undefined : acceptedCoding(incoming.headers['accept-encoding']);
  if (!coding) {
    outgoing.writeHead(answer.status, { ...headers, 'content-length': length }).end(text);
    return;
  }
  const bytes = await compress[coding](text);
  const ofBody = { 'content-encoding': coding, 'content-length': bytes.length };
  outgoing.writeHead(answer.status, { ...headers, ...ofBody }).end(bytes);
}

function isJson(body: unknown): boolean {
  return !(body instanceof Blob) && !(body instanceof FormData);
}
