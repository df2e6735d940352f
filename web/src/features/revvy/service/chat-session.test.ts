import { ORPCError } from '@orpc/client';
import type { ReplyEvent, RevvyMessage, SendInput } from '@pahiya/contract/revvy/schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askedMessages, emptyPages, messagesOf, withMessage, withoutMessage } from '../rules/messages.ts';
import { createChatSession } from './chat-session.ts';

const now = new Date('2026-11-20T10:00:00Z');
const conversation = { id: 'c', title: 'Why?', updatedAt: now.toISOString() };
const asked = askedMessages({ id: 'q', content: 'Why?', attachments: [], language: 'en' }, now);
const reply: RevvyMessage = { ...asked.reply, id: 'r' };
const input: SendInput = {
  conversationId: 'c',
  messageId: 'q',
  text: 'Why?',
  attachments: [],
  detectedLanguage: 'en',
  interfaceLanguage: 'en',
  place: null,
};

function started(content = ''): ReplyEvent {
  return { type: 'started', conversation, question: asked.question, reply: { ...reply, content } };
}
function said(text: string): ReplyEvent {
  return { type: 'text', text };
}
function ended(content: string): ReplyEvent {
  return { type: 'ended', conversation, reply: { ...reply, content, status: 'complete' } };
}

interface Opened {
  how: 'send' | 'retry' | 'edit' | 'follow';
  send: (...events: ReplyEvent[]) => Promise<void>;
  cut: () => Promise<void>;
  isClosed: () => boolean;
}

let opened: Opened[];
let refusal: Error | null;

beforeEach(() => {
  vi.useFakeTimers();
  opened = [];
  refusal = null;
});
afterEach(() => vi.useRealTimers());

/** A server whose streams the test controls. */
function open(how: Opened['how']) {
  return async (_: unknown, { signal }: { signal: AbortSignal }): Promise<AsyncIterable<ReplyEvent>> => {
    if (refusal) throw refusal;
    const { readable, writable } = new TransformStream<ReplyEvent, ReplyEvent>();
    const writer = writable.getWriter();
    const cut = async () => void (await writer.abort(new Error('cut')).catch(() => undefined));
    signal.addEventListener('abort', () => void cut());
    opened.push({
      how,
      async send(...events) {
        for (const event of events) void writer.write(event).catch(() => undefined);
        if (events.at(-1)?.type === 'ended') void writer.close().catch(() => undefined);
        await vi.advanceTimersByTimeAsync(0);
      },
      async cut() {
        await cut();
        await vi.advanceTimersByTimeAsync(0);
      },
      isClosed: () => signal.aborted,
    });
    return readable as unknown as AsyncIterable<ReplyEvent>;
  };
}

function start() {
  let pages = withMessage(withMessage(emptyPages, asked.question), asked.reply);
  const frames: (() => void)[] = [];
  const [onStarted, onEnded, onLost] = [vi.fn(), vi.fn(), vi.fn()];
  const put = vi.fn((message: RevvyMessage) => {
    pages = withMessage(pages, message);
  });
  const session = createChatSession({
    transport: { send: open('send'), retry: open('retry'), edit: open('edit'), follow: open('follow') },
    cache: {
      put,
      remove: (id) => {
        pages = withoutMessage(pages, id);
      },
      putConversation: vi.fn(),
    },
    onFrame: (draw) => frames.push(draw),
    onStarted,
    onEnded,
    onLost,
  });
  return {
    session,
    onStarted,
    onEnded,
    onLost,
    put,
    shown: () => messagesOf(pages),
    drawFrame: () => {
      for (const draw of frames.splice(0)) draw();
    },
  };
}

test('an answer replaces its placeholder, grows, and ends as the server stored it', async () => {
  const { session, shown, drawFrame, onEnded } = start();
  const done = session.send(input);
  await vi.advanceTimersByTimeAsync(0);
  await opened[0]?.send(started(), said('Be'), said('cause'));
  drawFrame();
  expect(shown().map(({ id, content }) => [id, content])).toEqual([
    ['q', 'Why?'],
    ['r', 'Because'],
  ]);
  await opened[0]?.send(ended('Because.'));
  await done;
  expect(shown()[1]).toMatchObject({ content: 'Because.', status: 'complete' });
  expect(onEnded).toHaveBeenCalledOnce();
});

test('many words within one frame are drawn once, but a warning is drawn at once', async () => {
  const { session, put, shown, drawFrame } = start();
  void session.send(input);
  await vi.advanceTimersByTimeAsync(0);
  await opened[0]?.send(started());
  put.mockClear();
  await opened[0]?.send(...Array.from({ length: 500 }, () => said('x')));
  expect(put).not.toHaveBeenCalled();
  drawFrame();
  expect(put).toHaveBeenCalledOnce();
  await opened[0]?.send({ type: 'warning', warning: '**Do not drive.**' });
  expect(shown()[1]).toMatchObject({ warning: '**Do not drive.**', content: 'x'.repeat(500) });
});

test('a lost stream is reopened after 1, 2, 5 and 10 seconds with all the text so far', async () => {
  const { session, shown } = start();
  const done = session.send(input);
  await vi.advanceTimersByTimeAsync(0);
  await opened[0]?.send(started(), said('Be'));
  for (const [index, seconds] of [1, 2, 5, 10, 10].entries()) {
    await opened[index]?.cut();
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(opened).toHaveLength(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(opened[index + 1]?.how).toBe('follow');
  }
  await opened[5]?.send(started('Because of the pads'), ended('Because of the pads.'));
  await done;
  expect(shown().map(({ content }) => content)).toEqual(['Why?', 'Because of the pads.']);
});

test('a question that could not be sent is reported as an error', async () => {
  const { session } = start();
  refusal = new Error('out of reach');
  await expect(session.send(input)).rejects.toThrow('out of reach');
});

test('a question counts as asked once it is stored, even if its conversation is deleted during the answer', async () => {
  const { session, onLost } = start();
  const done = session.send(input);
  await vi.advanceTimersByTimeAsync(0);
  await opened[0]?.send(started());
  await expect(done).resolves.toBeUndefined();
  expect(session.isFollowing('r')).toBe(true);
  refusal = new ORPCError('NOT_FOUND', { defined: true, status: 404 });
  await opened[0]?.cut();
  await vi.advanceTimersByTimeAsync(1000);
  expect(onLost).toHaveBeenCalledOnce();
});

test('a deleted answer is not requested again', async () => {
  const { session } = start();
  refusal = new ORPCError('NOT_FOUND', { defined: true, status: 404 });
  await expect(session.follow('r')).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveLength(0);
});

test('leaving closes the stream, but not before the question is stored', async () => {
  const { session } = start();
  const done = session.send(input);
  await vi.advanceTimersByTimeAsync(0);
  session.leave();
  expect(opened[0]?.isClosed()).toBe(false);
  await opened[0]?.send(started());
  await done;
  expect(opened[0]?.isClosed()).toBe(true);
  const again = session.follow('r');
  await vi.advanceTimersByTimeAsync(0);
  expect(session.isFollowing('r')).toBe(true);
  session.leave();
  await again;
  expect(opened[1]?.isClosed()).toBe(true);
});

test('a retry or an edit that is refused for now fails, instead of following the earlier answer', async () => {
  const { session } = start();
  refusal = new ORPCError('TOO_MANY_REQUESTS', { status: 429 });
  const edited = {
    messageId: 'q',
    text: 'How?',
    detectedLanguage: 'en',
    interfaceLanguage: 'en',
    place: null,
  } as const;
  await expect(session.edit(edited, 'r')).rejects.toThrow();
  await expect(session.retry('r')).rejects.toThrow();
  expect(opened).toEqual([]);
});

test('a question or a retry is pending until the server begins to answer', async () => {
  const { session, onStarted } = start();
  void session.send(input);
  await vi.advanceTimersByTimeAsync(0);
  expect(session.isOnItsWay()).toBe(true);
  expect(onStarted).not.toHaveBeenCalled();
  await opened[0]?.send(started());
  expect(session.isOnItsWay()).toBe(false);
  expect(onStarted).toHaveBeenCalledExactlyOnceWith('r');
  await opened[0]?.send(ended('Because.'));
  void session.retry('r');
  await vi.advanceTimersByTimeAsync(0);
  expect(session.isOnItsWay()).toBe(true);
  session.leave();
  void session.follow('r');
  expect(session.isOnItsWay()).toBe(false);
  session.leave();
});
