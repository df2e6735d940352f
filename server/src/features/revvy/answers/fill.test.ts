import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('values are filled in, and their Markdown is escaped', () => {
  expect(fill('At {garage}: {price}', { garage: '*Best* [Auto](http://x.y) #1 <b>', price: 500 })).toBe(
    'At \\*Best\\* \\[Auto\\](http://x.y) \\#1 \\<b\\>: 500',
  );
});

test('a placeholder without a value becomes empty, and values are not expanded again', () => {
  expect(fill('{a}{b}.', { a: '{b}' })).toBe('{b}.');
});
