import { randomUUID } from 'node:crypto';
import type { ReplyEvent, RevvyMessage, SendInput } from '@pahiya/contract/revvy/schemas';
import { apiPrefix } from '@pahiya/contract/router';
import type { Api } from './api.ts';
import type { Customer } from './customers.ts';

export interface ReplyStream {
  status: number;
  code: string | undefined;
  /** Null after the end. */
  next(): Promise<ReplyEvent | null>;
  rest(): Promise<ReplyEvent[]>;
  close(): void;
}

type Reader = Pick<Customer, 'token'>;

export async function openReply(url: string, method: string, path: string, reader: Reader, body?: unknown) {
  const closing = new AbortController();
  const response = await fetch(`${url}${apiPrefix}${path}`, {
    method,
    headers: { authorization: `Bearer ${reader.token}`, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
    signal: closing.signal,
  });
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') ?? false;
  const refusal = isStream ? undefined : ((await response.json()) as { code?: string });
  const reading = isStream ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
  let text = '';
  async function next(): Promise<ReplyEvent | null> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        const event = parse(block);
        if (event) return event;
        continue;
      }
      const chunk = await reading?.read().catch(() => undefined);
      if (!chunk || chunk.done) return null;
      text += chunk.value;
    }
  }
  async function rest(): Promise<ReplyEvent[]> {
    const events: ReplyEvent[] = [];
    for (let event = await next(); event; event = await next()) events.push(event);
    return events;
  }
  const stream: ReplyStream = {
    status: response.status,
    code: refusal?.code,
    next,
    rest,
    close: () => closing.abort(),
  };
  return stream;
}

function parse(block: string): ReplyEvent | null {
  const lines = block.split('\n');
  if (lines.includes('event: error')) throw new Error(`The stream failed: ${block}`);
  if (!lines.includes('event: message')) return null;
  const data = lines.filter((line) => line.startsWith('data: ')).map((line) => line.slice(6));
  return JSON.parse(data.join('\n'));
}

export async function createConversation(api: Api, { token }: Reader): Promise<string> {
  const conversationId = randomUUID();
  const { status } = await api.call('POST', '/revvy/conversations', { conversationId }, { token });
  if (status !== 201) throw new Error(`The conversation was refused: ${status}`);
  return conversationId;
}

export function question(text: string, change: Partial<SendInput> = {}) {
  return { messageId: randomUUID(), text, detectedLanguage: 'en', ...change };
}

export function send(api: Pick<Api, 'url'>, reader: Reader, conversationId: string, asked: object) {
  return openReply(api.url, 'POST', `/revvy/conversations/${conversationId}/messages`, reader, asked);
}

export function follow(api: Pick<Api, 'url'>, reader: Reader, messageId: string) {
  return openReply(api.url, 'GET', `/revvy/messages/${messageId}/events`, reader);
}

export function retry(api: Pick<Api, 'url'>, reader: Reader, messageId: string) {
  return openReply(api.url, 'POST', `/revvy/messages/${messageId}/retry`, reader, {});
}

export async function askAll(api: Api, reader: Reader, conversationId: string, asked: object): Promise<ReplyEvent[]> {
  return await (await send(api, reader, conversationId, asked)).rest();
}

export function started(event: ReplyEvent | null) {
  if (event?.type !== 'started') throw new Error(`It began with ${JSON.stringify(event)}`);
  return event;
}

export function ended(events: ReplyEvent[]) {
  const last = events.at(-1);
  if (last?.type !== 'ended') throw new Error(`It ended with ${JSON.stringify(last)}`);
  return last;
}

export async function listMessages(api: Api, { token }: Reader, conversationId: string, query = '') {
  const path = `/revvy/conversations/${conversationId}/messages${query}`;
  return (await api.call<{ items: RevvyMessage[]; nextCursor: string | null }>('GET', path, undefined, { token })).body;
}

export function edit(api: Pick<Api, 'url'>, reader: Reader, messageId: string, text: string) {
  return openReply(api.url, 'POST', `/revvy/messages/${messageId}/edit`, reader, { text, detectedLanguage: 'en' });
}

export function showVersion(api: Api, { token }: Reader, messageId: string, version: number) {
  type Shown = { question: RevvyMessage; reply: RevvyMessage; code?: string };
  return api.call<Shown>('PUT', `/revvy/messages/${messageId}/version`, { version }, { token });
}
