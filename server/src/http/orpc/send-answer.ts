import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sendStandardResponse } from '@orpc/standard-server-node';

/** Compressing a shorter response saves no packet. */
const leastBytes = 1024;

/** Brotli's default quality is meant for files that are compressed once. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compressions: { name: string; compress: (text: string) => Promise<Buffer> }[] = [
  { name: 'br', compress: (text) => promisify(brotliCompress)(text, brotliOptions) },
  { name: 'gzip', compress: promisify(gzip) },
];

export type Answer = Parameters<typeof sendStandardResponse>[1];

/** Sends headers and body in one write, because a second costs more than everything else here. */
export async function sendAnswer(incoming: IncomingMessage, outgoing: ServerResponse, answer: Answer): Promise<void> {
  if (isStream(answer.body)) return await sendStandardResponse(outgoing, unbuffered(answer));
  if (!isJson(answer.body)) return await sendStandardResponse(outgoing, answer);
  const text = JSON.stringify(answer.body) ?? '';
  const length = Buffer.byteLength(text);
  const headers = { ...answer.headers, 'content-type': 'application/json', vary: 'accept-encoding' };
  const compression = length < leastBytes ? undefined : chooseCompression(incoming.headers['accept-encoding']);
  if (!compression) {
    outgoing.writeHead(answer.status, { ...headers, 'content-length': length }).end(text);
    return;
  }
  const bytes = await compression.compress(text);
  const coding = { 'content-encoding': compression.name, 'content-length': bytes.length };
  outgoing.writeHead(answer.status, { ...headers, ...coding }).end(bytes);
}

/** nginx obeys this header. */
function unbuffered(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers, 'x-accel-buffering': 'no' } };
}

function isStream(body: unknown): boolean {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
}

function isJson(body: unknown): boolean {
  return !(body instanceof Blob) && !(body instanceof FormData);
}

function chooseCompression(accepted = '') {
  const wanted = accepted.toLowerCase().replaceAll(' ', '').split(',');
  const names = wanted.filter((coding) => !/;q=0(\.0*)?$/.test(coding)).map((coding) => coding.split(';')[0]);
  return compressions.find(({ name }) => names.includes(name));
}
