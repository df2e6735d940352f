import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { Database } from '../../../database/pool.ts';
import type { Logger } from '../../../platform/logger.ts';
import { type ReceivedEvent, receiveEvent } from '../commands/receive-event.ts';
import { isUnderstood } from './read-event.ts';
import { isSigned } from './signature.ts';

interface ReceiverOptions {
  db: Database;
  log: Logger;
  secrets: readonly string[];
  wake: () => void;
}

const maxBytes = 256 * 1024;
const eventId = z.string().regex(/^[\w-]{1,100}$/);
const envelope = z.looseObject({ event: z.string().max(100) });

/** Processes later, as a 2xx is due within five seconds: https://razorpay.com/docs/webhooks/best-practices/. */
export function createWebhookReceiver({ db, log, secrets, wake }: ReceiverOptions): Hono {
  const app = new Hono();
  const refusal = (message: string) => ({
    code: 'INVALID_INPUT',
    message,
    data: { field: '', issues: [{ field: '', message }] },
  });
  const tooLarge = { code: 'PAYLOAD_TOO_LARGE', message: 'The request is too large.' };
  app.post('/razorpay', bodyLimit({ maxSize: maxBytes, onError: (c) => c.json(tooLarge, 413) }), async (c) => {
    const raw = new Uint8Array(await c.req.arrayBuffer());
    const signature = c.req.header('x-razorpay-signature');
    if (!isSigned(raw, signature, secrets)) return c.json(refusal('The signature is wrong.'), 400);
    const event = toEvent(raw, c.req.header('x-razorpay-event-id'));
    if (!isUnderstood(event.body)) log.warn({ event: event.id, type: event.type }, 'a payment event is malformed');
    await receiveEvent(db, event);
    wake();
    return c.json({ ok: true });
  });
  return app;
}

function toEvent(raw: Uint8Array, header: string | undefined): ReceivedEvent {
  const body = envelope.safeParse(parseJson(raw)).data;
  const id = eventId.safeParse(header).data ?? `unnamed-${createHash('sha256').update(raw).digest('base64url')}`;
  if (body) return { id, type: body.event, body };
  return { id, type: '', body: { unreadable: storable(new TextDecoder().decode(raw)) } };
}

function parseJson(raw: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(raw), (_, value) =>
      typeof value === 'string' ? storable(value) : value,
    );
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Removes what PostgreSQL cannot store; refusing the event would only make Razorpay repeat it. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
