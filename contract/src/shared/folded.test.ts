import { expect, test } from 'vitest';
import { foldAway, readFolded, unfold } from './folded.ts';

const answer = `First the battery.\n\n${foldAway('- then the starter')}\n\nBook a garage.`;

test('an answer is split into its lead, its details and its end', () => {
  expect(readFolded(answer)).toEqual({
    lead: 'First the battery.',
    details: '- then the starter',
    end: 'Book a garage.',
  });
});

test('a growing answer shows what has arrived', () => {
  expect(readFolded(answer.slice(0, 44))).toEqual({ lead: 'First the battery.', details: '- then the', end: '' });
  expect(readFolded('Only this')).toEqual({ lead: 'Only this', details: '', end: '' });
});

test('a copied answer is whole and has no marks', () => {
  expect(unfold(answer)).toBe('First the battery.\n\n- then the starter\n\nBook a garage.');
  expect(unfold('As it is.\n\n\n')).toBe('As it is.\n\n\n');
});
