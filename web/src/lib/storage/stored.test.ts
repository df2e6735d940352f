import { expect, test } from 'vitest';
import { z } from 'zod';
import { storedText, storedValue } from './stored.ts';

function fakeStore() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('a stored value is restored until it is cleared', () => {
  const store = fakeStore();
  const car = storedValue(() => store, 'car', z.object({ make: z.string() }));
  expect(car.read()).toBeNull();
  expect(car.write({ make: 'Tata' })).toBe(true);
  expect(car.read()).toEqual({ make: 'Tata' });
  car.clear();
  expect(car.read()).toBeNull();
});

test('a value stored by a version with another shape is dropped', () => {
  const store = fakeStore();
  const now = storedValue(() => store, 'car', z.object({ make: z.string(), year: z.int() }));
  for (const before of ['{"make":"Tata"}', '{"make":7,"year":2020}', '[]', 'Tata', '{', 'null', '']) {
    store.setItem('car', before);
    expect(now.read(), before).toBeNull();
  }
});

test('forbidden or full storage keeps nothing and breaks nothing', () => {
  const forbidden = storedText(() => {
    throw new Error('forbidden');
  }, 'note');
  expect(forbidden.write('Called twice')).toBe(false);
  expect(forbidden.read()).toBeNull();
  forbidden.clear();
});
