import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { growthOf, quadraticGrowth } from '../../../../test/cost/growth.ts';
import { createPlainLinks } from './plain-links.ts';

function plain(text: string, size = text.length || 1): string {
  const filter = createPlainLinks();
  let out = '';
  for (let at = 0; at < text.length; at += size) out += filter.push(text.slice(at, at + size));
  return out + filter.end();
}

describe('links are reduced to their text', () => {
  test.each([
    ['See [the rule](https://evil.example/?q=1 "x") now.', 'See the rule now.'],
    ['![](https://evil.example/?q=98765)', ''],
    ['![a cat](https://evil.example/c.png) here', 'a cat here'],
    ['[![badge](https://evil.example/b)](https://evil.example/l)', 'badge'],
    ['[text][1]\n\n[1]: https://evil.example/?q=2', 'text\n\n1 : evil.example'],
    ['Look: https://evil.example/?q=phone, then go.', 'Look: evil.example, then go.'],
    ['At www.parivahan.gov.in/rules you see.', 'At parivahan.gov.in you see.'],
    ['<https://me:secret@evil.example/x>', 'evil.example'],
    ['a <img src="https://evil.example/?q=1"> b', 'a   b'],
    ['a<br>b', 'a b'],
    ['Tread < 1.6 mm & 5 > 3 [ ] todo [x] done [1].', 'Tread < 1.6 mm & 5 > 3 [ ] todo [x] done [1].'],
    ['Great! Really!', 'Great! Really!'],
    ['| a | b |\n|---|---|\n| **1** | `x` |', '| a | b |\n|---|---|\n| **1** | `x` |'],
    ['&#8377; 500', '₹ 500'],
    ['**[brakes](x)**', '**brakes**'],
  ])('%s', (text, expected) => {
    expect(plain(text)).toBe(expected);
    for (const size of [1, 2, 3, 7]) expect(plain(text, size)).toBe(expected);
  });
});

const live = /\]\(|\]\[|!\[|\]:|:\/\/|www\.|<[a-z/!?][^<>]*>/i;

const evasions = [
  'h[](u)ttps://evil.example/?q=1',
  '[h](u)ttps://evil.example/?q=1',
  'h<b>ttps://evil.example/?q=1',
  '!<b>[x](https://evil.example)',
  '<[!>',
  '[x]<b>(https://evil.example)',
  '&#104;ttps://evil.example/?q=1',
  '[a](b)[c](https://evil.example)',
  `[${'long '.repeat(200)}](https://evil.example)`,
  `[x](https://evil.example/${'q'.repeat(5_000)})`,
  `<img src="${'q'.repeat(5_000)}">`,
  '[x\n\n](https://evil.example)',
  '[x](https://evil.example',
  '<https://evil.example/',
];

test('removing a part never joins its neighbours into a new link', () => {
  for (const text of evasions) {
    for (const size of [1, 4, text.length]) expect(plain(text, size)).not.toMatch(live);
  }
});

const pieces = fc.array(
  fc.constantFrom(
    '[',
    ']',
    '(',
    ')',
    '!',
    '<',
    '>',
    'b',
    'https://',
    'www.',
    'e.in',
    '/?q=1',
    ' ',
    '\n',
    '&#',
    '104;',
    ':',
    'h',
    'ttps',
    '://',
    '"',
  ),
  { maxLength: 25 },
);

test('no link remains in any text, however it is split into pieces', () => {
  fc.assert(
    fc.property(pieces, fc.integer({ min: 1, max: 6 }), (parts, size) => {
      const text = parts.join('');
      expect(plain(text)).not.toMatch(live);
      expect(plain(text, size)).toBe(plain(text));
    }),
    { numRuns: 3_000 },
  );
});

test('a text without links is not held back', () => {
  const filter = createPlainLinks();
  expect(filter.push('Check the tyres ')).toBe('Check the tyres ');
});

test('the time to filter grows in proportion to the text', () => {
  const parts = [
    '[',
    ']',
    '[]',
    '](',
    '[a](',
    '((',
    '[a](()',
    '![',
    '<a ',
    '<',
    'http://',
    'http://a ',
    '&#',
    '&#12;',
    'www.',
    ':',
    '[[a]',
  ];
  const plainAll = (length: number) => {
    for (const part of parts) {
      for (const size of [length, 7]) plain(part.repeat(length / part.length), size);
    }
  };
  expect(growthOf(plainAll, 2_500)).toBeLessThan(quadraticGrowth);
});
