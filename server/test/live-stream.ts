import { expect } from 'vitest';

export interface ReceivedEvent {
  id: string | undefined;
  topic: string;
  ref: string | null;
  change: string;
}

export interface ReadStream {
  /** Skips the stream's place; null after the end. */
  next(): Promise<ReceivedEvent | null>;
  /** Including places. */
  received: ReceivedEvent[];
  close(): void;
}

interface Wanted {
  token?: string;
  topics: string;
  lastEventId?: string | undefined;
}

export async function openLive(url: string, { token, topics, lastEventId }: Wanted): Promise<ReadStream> {
  const closing = new AbortController();
  const response = await fetch(`${url}/api/live?topics=${topics}`, {
    headers: { authorization: `Bearer ${token}`, ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: closing.signal,
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const received: ReceivedEvent[] = [];
  let text = '';
  async function read(): Promise<ReceivedEvent | null> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        const message = parse(block);
        if (!message) continue;
        received.push(message);
        return message;
      }
      const chunk = await reader?.read().catch(() => undefined);
      if (!chunk || chunk.done) return null;
      text += chunk.value;
    }
  }
  const waiting: ReceivedEvent[] = [];
  for (let first = await read(); first && first.topic !== 'stream'; first = await read()) waiting.push(first);
  async function next(): Promise<ReceivedEvent | null> {
    const early = waiting.shift();
    if (early) return early;
    for (;;) {
      const message = await read();
      if (message?.topic !== 'stream') return message;
    }
  }
  return { next, received, close: () => closing.abort() };
}

function parse(block: string): ReceivedEvent | null {
  const lines = block.split('\n');
  if (!lines.includes('event: message')) return null;
  const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const { topic, id: ref, change } = JSON.parse(field('data') ?? 'null');
  return { id: field('id'), topic, ref, change };
}
