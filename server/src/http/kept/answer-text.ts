import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from '../accepted-coding.ts';

/** Brotli's default quality is meant for files that are compressed once. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compress: Record<Coding, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, brotliOptions),
  gzip: promisify(gzip),
};

/** The JSON of an answer. */
export interface AnswerText {
  plain: Buffer;
  /** Compressed when it is first asked for. */
  compressed(coding: Coding): Promise<Buffer>;
}

/** The texts of answers that are sent again and again. */
const remembered = new WeakMap<object, AnswerText>();

/** Makes the answer's JSON and its compressed forms only once. Returns the length of the JSON in characters. */
export function rememberText(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null) return 0;
  const text = JSON.stringify(answer);
  remembered.set(answer, createText(text));
  return text.length;
}

function createText(text: string): AnswerText {
  const forms: Partial<Record<Coding, Promise<Buffer>>> = {};
  return { plain: Buffer.from(text), compressed: (coding) => (forms[coding] ??= compress[coding](text)) };
}

export function textOf(body: unknown): AnswerText {
  const known = typeof body === 'object' && body !== null ? remembered.get(body) : undefined;
  return known ?? createText(JSON.stringify(body) ?? '');
}
