import { expect, test } from 'vitest';
import { watchStream } from './watch-stream.ts';

const silenceMs = 60;

function streamOf(type: string) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, {
    highWaterMark: 9,
  });
  const writer = writable.getWriter();
  const answer = watchStream(new Response(readable, { headers: { 'content-type': type } }), silenceMs);
  return { writer, answer, beat: () => writer.write(new TextEncoder().encode(': \n\n')) };
}

test('a stream lasts while it has heartbeats and fails when it falls silent', async () => {
  const { answer, writer, beat } = streamOf('text/event-stream; charset=utf-8');
  const reader = answer.body?.getReader();
  for (let beats = 0; beats < 4; beats++) {
    await beat();
    expect((await reader?.read())?.done).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, silenceMs / 2));
  }
  await expect(reader?.read()).rejects.toThrow('silent');
  await expect(writer.closed).rejects.toThrow('silent');
});

test('a cancelled stream is closed', async () => {
  const { answer, writer } = streamOf('text/event-stream');
  await answer.body?.cancel('gone');
  await expect(writer.closed).rejects.toBe('gone');
});

test('other responses are returned unchanged', async () => {
  const answer = Response.json({ items: [] });
  expect(watchStream(answer)).toBe(answer);
});
