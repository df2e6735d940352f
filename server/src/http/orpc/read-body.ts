import type { IncomingMessage } from 'node:http';
import { ORPCError } from '@orpc/server';
import { commonErrors } from '@pahiya/contract/shared/errors';

/** Larger than any declared body. Forms with a file have their own limit. */
const mostBytes = 64 * 1024;

interface Bounds {
  maximum: number;
  tooLarge: () => Error;
  count?: (bytes: number) => void;
}

/** Undefined without a body. Throws the declared `PAYLOAD_TOO_LARGE`, even without a declared length. */
export async function readBody(incoming: IncomingMessage): Promise<unknown> {
  const bytes = await readBytes(incoming, { maximum: mostBytes, tooLarge });
  return bytes.length === 0 ? undefined : JSON.parse(bytes.toString());
}

export async function readBytes(
  incoming: IncomingMessage,
  { maximum, tooLarge, count }: Bounds,
): Promise<Buffer<ArrayBuffer>> {
  if (Number(incoming.headers['content-length']) > maximum) throw tooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > maximum) throw tooLarge();
    count?.(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(): ORPCError<'PAYLOAD_TOO_LARGE', undefined> {
  return new ORPCError('PAYLOAD_TOO_LARGE', { defined: true, ...commonErrors.PAYLOAD_TOO_LARGE });
}
