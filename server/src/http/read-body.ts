import type { IncomingMessage } from 'node:http';
import { ORPCError } from '@orpc/server';
import { commonErrors } from '@pahiya/contract/shared/errors';

/** No declared body comes near it; files have their own route and limit. */
const mostBytes = 64 * 1024;

/** The request's JSON, undefined without a body. Throws the declared `PAYLOAD_TOO_LARGE`, also when no length was announced. */
export async function readBody(incoming: IncomingMessage): Promise<unknown> {
  if (Number(incoming.headers['content-length']) > mostBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return bytes === 0 ? undefined : JSON.parse(Buffer.concat(chunks).toString());
}

function tooLarge(): ORPCError<'PAYLOAD_TOO_LARGE', undefined> {
  return new ORPCError('PAYLOAD_TOO_LARGE', { defined: true, ...commonErrors.PAYLOAD_TOO_LARGE });
}
