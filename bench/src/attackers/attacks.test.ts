import { expect, test } from 'vitest';
import { attacks, isFair, isRefusal, labelOf } from './attacks.ts';

const search = { expected: [] };
const signIn = { expected: [401] };

test('a refusal of the attacker is fair when it says when to come back', () => {
  expect(isFair(labelOf(429, '5'), search)).toBe(true);
  expect(isFair(labelOf(503, '1'), search)).toBe(true);
  expect(isFair(labelOf(503, undefined), search)).toBe(false);
  expect(isFair(labelOf(429, '0'), search)).toBe(false);
});

test('an answer to the attacker is fair when it is expected, and unfair when it is a failure', () => {
  expect(isFair(labelOf(200, undefined), search)).toBe(true);
  expect(isFair(labelOf(401, undefined), signIn)).toBe(true);
  expect(isFair(labelOf(401, undefined), search)).toBe(false);
  expect(isFair(labelOf(500, undefined), search)).toBe(false);
  expect(isFair('socket hang up', search)).toBe(false);
});

test('an attack on pages that nobody keeps never asks for the same page twice', () => {
  const attack = attacks.find(({ name }) => name === 'pages, each rendered');
  const asked = Array.from({ length: 100 }, (_, number) => JSON.stringify(attack?.request(number, '')));
  expect(new Set(asked).size).toBe(100);
});

test('the attacker is refused only by an answer that says when to come back', () => {
  expect(isRefusal(labelOf(429, '5'))).toBe(true);
  expect(isRefusal(labelOf(503, '1'))).toBe(true);
  expect(isRefusal(labelOf(503, undefined))).toBe(false);
  expect(isRefusal(labelOf(200, undefined))).toBe(false);
});

test('the attack with an account reads with its token, reads without it, and has pages rendered', () => {
  const attack = attacks.find(({ needsAccount }) => needsAccount);
  const asked = [0, 1, 2].map((number) => attack?.request(number, 'token'));
  expect(asked.map((sent) => sent?.headers.authorization)).toEqual(['Bearer token', undefined, undefined]);
  expect(asked[2]?.path).toBe('/');
});
