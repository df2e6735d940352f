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

/** The texts of answers that are sent again and again. */
const remembered = new WeakMap<object, AnswerText>();

/** Makes the answer's JSON and its compressed forms only once. Returns the length of the JSON in characters. */
export function rememberText(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null) return 0;
  const text = JSON.stringify(answer);
  remembered.set(answer, createText(text));
  return text.length;
}

interface AnswerText {
  plain: Buffer;
  /** Compressed when it is first asked for. */
  compressed(coding: Coding): Promise<Buffer>;
}

function createText(text: string): AnswerText {
  const forms: Partial<Record<Coding, Promise<Buffer>>> = {};
  return { plain: Buffer.from(text), compressed: (coding) => (forms[coding] ??= compress[coding](text)) };
}

function textOf(body: unknown): AnswerText {
  const known = typeof body === 'object' && body !== null ? remembered.get(body) : undefined;
  return known ?? createText(JSON.stringify(body) ?? '');
}

/** Sends headers and body in one write, because a second costs more than everything else here. */
export async function sendAnswer(incoming: IncomingMessage, outgoing: ServerResponse, answer: Answer): Promise<void> {
  if (isStream(answer.body)) return await sendEvents(outgoing, answer.headers, answer.body[Symbol.asyncIterator]());
  if (!isJson(answer.body)) return await sendStandardResponse(outgoing, answer);
  const { plain, compressed } = textOf(answer.body);
  const { length } = plain;
  const headers = { ...answer.headers, 'content-type': 'application/json', vary: 'accept-encoding' };
  const coding = length < leastBytes ? undefined : acceptedCoding(incoming.headers['accept-encoding']);
  if (!coding) {
    outgoing.writeHead(answer.status, { ...headers, 'content-length': length }).end(plain);
    return;
  }
  const bytes = await compressed(coding);
  const ofBody = { 'content-encoding': coding, 'content-length': bytes.length };
  outgoing.writeHead(answer.status, { ...headers, ...ofBody }).end(bytes);
}

function isJson(body: unknown): boolean {
  return !(body instanceof Blob) && !(body instanceof FormData);
}
