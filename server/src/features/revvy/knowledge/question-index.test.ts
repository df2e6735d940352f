import { expect, test } from 'vitest';
import { createQuestionIndex } from './question-index.ts';

const index = await createQuestionIndex([
  { id: 'brakes-squeal', text: 'my brakes squeal when I stop' },
  { id: 'brakes-squeal', text: 'squealing sound from the front brake' },
  { id: 'brakes-squeal', text: 'brake pad se cheekhne ki awaaz' },
  { id: 'ac-not-cooling', text: 'the AC blows warm air' },
  { id: 'ac-not-cooling', text: 'एसी ठंडा नहीं कर रहा' },
  { id: 'ac-not-cooling', text: 'एसी से गरम हवा आती है' },
]);

function nearest(text: string): string | undefined {
  return [...index.likenessOf(text)].sort(([, a], [, b]) => b - a)[0]?.[0];
}

test.each([
  ['squealing brakes', 'brakes-squeal'],
  ['brkes squealling', 'brakes-squeal'],
  ['warm air from ac', 'ac-not-cooling'],
  ['एसी ठंडी नहीं करता', 'ac-not-cooling'],
])('%j is most like the questions of %s', (text, id) => {
  expect(nearest(text)).toBe(id);
});

test('a likeness lies between 0 and 1, and a text that shares nothing is like no note', () => {
  for (const likeness of index.likenessOf('my brakes squeal when I stop').values()) {
    expect(likeness).toBeGreaterThan(0);
    expect(likeness).toBeLessThanOrEqual(1);
  }
  expect(index.likenessOf('zzz qqq').size).toBe(0);
  expect(index.likenessOf('').size).toBe(0);
});

test('an index without questions finds nothing', async () => {
  expect((await createQuestionIndex([])).likenessOf('brakes').size).toBe(0);
});
