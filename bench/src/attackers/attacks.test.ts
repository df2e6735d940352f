import { expect, test } from 'vitest';
import { attacks, isFair, labelOf } from './attacks.ts';

const search = { expected: [] };
const signIn = { expected: [401] };

test('a refusal of the attacker is fair when it says when to come back', () => {
  expect(isFair(labelOf(429, '5'), search)).toBe(true);
  expect(isFair(labelOf(503, '1'), search)).toBe(true);
  expect(isFair(labelOf(503, undefined), search)).toBe(false);
  expect(isFair(labelOf(429, '0'), search)).toBe(false);
});

test('an answer to the attacker may be what was asked for, and no failure', () => {
  expect(isFair(labelOf(200, undefined), search)).toBe(true);
  expect(isFair(labelOf(401, undefined), signIn)).toBe(true);
  expect(isFair(labelOf(401, undefined), search)).toBe(false);
  expect(isFair(labelOf(500, undefined), search)).toBe(false);
  expect(isFair('socket hang up', search)).toBe(false);
});

test('an attack on pages that nobody keeps never asks for the same page twice', () => {
  const attack = attacks.find(({ name }) => name === 'pages, each rendered');
  const paths = Array.from({ length: 100 }, (_, number) => attack?.request(number).path);
  expect(new Set(paths).size).toBe(100);
});
