import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatherFor } from './service/gather.ts';
import type { SentEvent } from './types.ts';

const [one, other] = ['0198c0de-0000-7000-8000-000000000001', '0198c0de-0000-7000-8000-000000000002'];

let passed: [SentEvent['message'], string | null][];
let gathering: ReturnType<typeof gatherFor>;

beforeEach(() => {
  vi.useFakeTimers();
  passed = [];
  gathering = gatherFor((message, place) => passed.push([message, place]));
});

afterEach(() => {
  gathering.close();
  vi.useRealTimers();
});

function about(id: string, change: 'made' | 'changed' = 'changed'): SentEvent['message'] {
  return { topic: 'desk:support', id, change };
}

function send(id: string, change?: 'made' | 'changed'): void {
  gathering.send({ message: about(id, change), place: '7' });
}

test('the first message is sent at once, and later ones are merged until the pause is over', () => {
  for (const id of [one, one, other]) send(id);
  expect(passed).toEqual([[about(one), '7']]);
  vi.advanceTimersByTime(999);
  expect(passed).toHaveLength(1);
  vi.advanceTimersByTime(501);
  expect(passed.slice(1)).toEqual([[{ topic: 'desk:support', id: null, change: 'changed' }, null]]);
});

test('merged messages about one object keep its id', () => {
  send(other);
  send(one, 'made');
  send(one);
  vi.advanceTimersByTime(1_500);
  expect(passed.slice(1)).toEqual([[about(one), null]]);
});

test('after a quiet pause the next message is sent at once', () => {
  send(one);
  vi.advanceTimersByTime(1_500);
  send(other);
  expect(passed).toEqual([
    [about(one), '7'],
    [about(other), '7'],
  ]);
});

test('a continuous flow of messages is sent once per pause', () => {
  for (let count = 0; count < 100; count++) {
    send(one);
    vi.advanceTimersByTime(100);
  }
  expect(passed.length).toBeGreaterThanOrEqual(6);
  expect(passed.length).toBeLessThanOrEqual(11);
});
