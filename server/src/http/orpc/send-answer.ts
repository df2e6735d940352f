import type { HttpBindings } from '@hono/node-server';
import { sendStandardResponse } from '@orpc/standard-server-node';
import type { EventSource } from '../../platform/streams/event-source.ts';
import { acceptedCoding } from '../accepted-coding.ts';
import { textOf } from '../kept/answer-text.ts';
import { isStream, sendEvents } from './send-events.ts';

/** Compressing a shorter response saves no packet. */
const leastBytes = 1024;

export type Answer = Parameters<typeof sendStandardResponse>[1];

/** Sends headers and body in one write, because a second costs more than everything else here. */
export async function sendAnswer(
  { incoming, outgoing }: HttpBindings,
  answer: Answer,
  source?: EventSource,
): Promise<void> {
  if (isStream(answer.body))
    return await sendEvents(outgoing, answer.headers, answer.body[Symbol.asyncIterator](), source);
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
