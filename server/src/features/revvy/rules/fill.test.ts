import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('names are set in, and what Markdown would read in them is shown as it was written', () => {
  expect(fill('At {garage}: {price}', { garage: '*Best* [Auto](http://x.y) #1 <b>', price: 500 })).toBe(
    'At \\*Best\\* \\[Auto\\](http://x.y) \\#1 \\<b\\>: 500',
  );
});

test('a name without a value is empty, and a value is not filled in turn', () => {
  expect(fill('{a}{b}.', { a: '{b}' })).toBe('{b}.');
});
