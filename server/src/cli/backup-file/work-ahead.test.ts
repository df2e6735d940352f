import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { workAhead } from './work-ahead.ts';

async function* upTo(count: number): AsyncGenerator<number> {
  for (let number = 1; number <= count; number++) yield number;
}

test('results are in order, however long each takes, and only so many are worked on at a time', async () => {
  let [running, most] = [0, 0];
  const work = async (number: number) => {
    most = Math.max(most, ++running);
    await delay(number % 3);
    running -= 1;
    return number * 10;
  };
  expect(await Readable.from(workAhead(upTo(9), 3, work)).toArray()).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90]);
  expect(most).toBe(3);
});

test('nothing runs any more when the first failure is thrown', async () => {
  let running = 0;
  const work = async (number: number) => {
    running += 1;
    await delay(number);
    running -= 1;
    if (number === 2) throw new Error('the second');
  };
  await expect(Readable.from(workAhead(upTo(9), 4, work)).toArray()).rejects.toThrow('the second');
  expect(running).toBe(0);
});
