import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ORPCError } from '@orpc/client';
import { AsyncIteratorClass, withEventMeta } from '@orpc/server';
import { toEventStream } from '@orpc/standard-server-node';
import { afterEach, expect, test, vi } from 'vitest';
import type { EventSource, SourceEvent } from '../../platform/streams/event-source.ts';
import { sendEvents } from './send-events.ts';

const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Answers each request with `send`. */
async function serve(send: (outgoing: ServerResponse) => Promise<void>): Promise<string> {
  const server = createServer((_, outgoing) => void send(outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function* greet() {
  yield withEventMeta({ greeting: 'Hello\nकार' }, { id: 'place-1' });
  yield { greeting: 'without a place' };
  return 'the end';
}

test('events are sent as oRPC sends them', async () => {
  const url = await serve((outgoing) => sendEvents(outgoing, { 'x-kept': '1' }, greet()));
  const answer = await fetch(url);
  expect(Object.fromEntries(answer.headers)).toMatchObject({ 'content-type': 'text/event-stream', 'x-kept': '1' });
  const expected = await text(toEventStream(greet(), {}));
  // oRPC leaves a space after the colon of an empty comment.
  expect(await answer.text()).toBe(expected.replace(/^: \n/, ':\n'));
});

test('an error ends the stream with its code, and without revealing undeclared details', async () => {
  async function* fail(error: Error) {
    yield 1;
    throw error;
  }
  const read = async (error: Error) =>
    await (await fetch(await serve((outgoing) => sendEvents(outgoing, {}, fail(error))))).text();
  const declared = await read(new ORPCError('NOT_FOUND', { status: 404, message: 'Gone' }));
  expect(declared).toMatch(/event: error\ndata: \{.*"code":"NOT_FOUND".*\}\n\n$/);
  const unexpected = await read(new Error('select secret from accounts'));
  expect(unexpected).toMatch(/event: error\ndata: \{.*"code":"INTERNAL_SERVER_ERROR".*\}\n\n$/);
  expect(unexpected).not.toContain('secret');
  const away = await read(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  expect(away).toMatch(/event: error\ndata: \{.*"code":"OVERLOADED","status":503.*\}\n\n$/);
});

test('the source is closed as soon as the reader leaves', async () => {
  const told = vi.fn();
  const { promise, resolve } = Promise.withResolvers<IteratorResult<number, void>>();
  const cleanUp = async () => {
    told();
    resolve({ done: true, value: undefined });
  };
  const ended = vi.fn();
  const url = await serve((outgoing) =>
    sendEvents(outgoing, {}, new AsyncIteratorClass(() => promise, cleanUp)).then(ended),
  );
  const request = get(url, (answer) => answer.once('data', () => request.destroy()));
  request.on('error', () => undefined);
  await expect.poll(() => told.mock.calls.length).toBe(1);
  await expect.poll(() => ended.mock.calls.length).toBe(1);
});

test('the source pauses while the reader does not read', async () => {
  let made = 0;
  async function* flood() {
    for (; made < 10_000; made++) yield 'x'.repeat(10_000);
  }
  const url = await serve((outgoing) => sendEvents(outgoing, {}, flood()));
  const request = get(url, (answer) => void answer.pause());
  ends.push(() => request.destroy());
  request.on('error', () => undefined);
  await expect.poll(() => made).toBeGreaterThan(1);
  let before: number;
  do {
    before = made;
    await new Promise((resolve) => setTimeout(resolve, 300));
  } while (made > before);
  expect(made).toBeLessThan(5_000);
});

/** A source whose events are sent from outside. */
function createSource() {
  const waiting: SourceEvent[] = [];
  let call = () => {};
  let isOver = false;
  const source: EventSource = {
    take: () => waiting.shift(),
    hasEnded: () => isOver,
    onChange(changed) {
      call = changed;
      call();
    },
  };
  const send = (message: unknown, place: string) => {
    waiting.push({ message, place });
    call();
  };
  const end = () => {
    isOver = true;
    call();
  };
  return { source, send, end, waiting };
}

const silent = () =>
  new AsyncIteratorClass<unknown, void>(
    () => new Promise(() => {}),
    async () => undefined,
  );

test('events of a source are sent as those of an iterator, until it ends', async () => {
  const { source, send, end } = createSource();
  send({ greeting: 'Hello\nकार' }, 'place-1');
  const url = await serve((outgoing) => sendEvents(outgoing, {}, silent(), source));
  const answer = await fetch(url);
  send('later', 'place-2');
  end();
  async function* events() {
    yield withEventMeta({ greeting: 'Hello\nकार' }, { id: 'place-1' });
  }
  const first = await text(toEventStream(events(), {}));
  const sent = `${first.replace(/^: \n/, ':\n').split('event: done')[0]}event: message\nid: place-2\ndata: "later"\n\n`;
  expect(await answer.text()).toBe(sent);
});

test('events of a source wait while the reader does not read', async () => {
  const { source, send, waiting } = createSource();
  const url = await serve((outgoing) => sendEvents(outgoing, {}, silent(), source));
  const request = get(url, (answer) => void answer.pause());
  ends.push(() => request.destroy());
  request.on('error', () => undefined);
  await expect
    .poll(() => {
      for (let count = 0; count < 50; count++) send('x'.repeat(10_000), 'place');
      return waiting.length;
    })
    .toBeGreaterThan(1_000);
});
