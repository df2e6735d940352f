import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { getEventMeta, toORPCError } from '@orpc/client';
import { overloaded } from '../../platform/overloaded.ts';
import type { EventSource, SourceEvent } from '../../platform/streams/event-source.ts';
import { isUnavailable } from '../../platform/unavailable.ts';

/** Proxies end connections on which nothing is sent, usually after a minute. */
const keepAliveMs = 15_000;
const keepAlive = ':\n\n';

export function isStream(body: unknown): body is AsyncIterable<unknown> {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
}

/** Sends server-sent events (HTML, section 9.2) as oRPC's client reads them, from `source` if there is one. */
export async function sendEvents(
  outgoing: ServerResponse,
  headers: OutgoingHttpHeaders,
  events: AsyncIterator<unknown>,
  source?: EventSource,
): Promise<void> {
  const left = new Promise<void>((resolve) => outgoing.once('close', resolve));
  // nginx obeys `x-accel-buffering`.
  const ofStream = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' };
  outgoing.writeHead(200, { ...headers, ...ofStream });
  outgoing.write(keepAlive);
  const pulse = setInterval(() => outgoing.write(keepAlive), keepAliveMs);
  // Also while the next event is awaited.
  void left.then(() => events.return?.());
  const reader = { outgoing, left, pulse };
  try {
    await (source ? push(reader, source) : pull(reader, events));
  } finally {
    clearInterval(pulse);
    await events.return?.();
    outgoing.end();
  }
}

interface Reader {
  outgoing: ServerResponse;
  left: Promise<void>;
  pulse: NodeJS.Timeout;
}

async function push({ outgoing, left, pulse }: Reader, source: EventSource): Promise<void> {
  let isFull = false;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();

  function sendWaiting(): void {
    for (let event = source.take(); event; event = isFull ? undefined : source.take())
      isFull = !outgoing.write(encodeOnce(event));
    pulse.refresh();
    if (source.hasEnded()) end();
  }

  outgoing.on('drain', () => {
    isFull = false;
    sendWaiting();
  });
  source.onChange(() => {
    if (!isFull && !outgoing.closed) sendWaiting();
  });
  await Promise.race([ended, left]);
}

async function pull({ outgoing, left, pulse }: Reader, events: AsyncIterator<unknown>): Promise<void> {
  const drained = () => new Promise<void>((resolve) => outgoing.once('drain', resolve));
  for (let isOver = false; !isOver && !outgoing.closed; ) {
    const { text, isLast } = await readNext(events);
    pulse.refresh();
    isOver = isLast;
    if (!outgoing.write(text)) await Promise.race([drained(), left]);
  }
}

async function readNext(events: AsyncIterator<unknown>): Promise<{ text: string; isLast: boolean }> {
  try {
    const { value, done = false } = await events.next();
    const text = done && value === undefined ? '' : encode(done ? 'done' : 'message', value);
    return { text, isLast: done };
  } catch (error) {
    const told = isUnavailable(error) ? overloaded('unavailable') : toORPCError(error);
    return { text: encode('error', told.toJSON()), isLast: true };
  }
}

function encode(event: string, value: unknown, id = getEventMeta(value)?.id): string {
  return `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(value)}\n\n`;
}

const texts = new WeakMap<SourceEvent, string>();

function encodeOnce(event: SourceEvent): string {
  const text = texts.get(event) ?? encode('message', event.message, event.place);
  texts.set(event, text);
  return text;
}
