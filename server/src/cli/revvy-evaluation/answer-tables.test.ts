import { expect, test } from 'vitest';
import { drawByKind, drawByLanguage } from './answer-tables.ts';
import type { Graded } from './graded.ts';
import { missesOf, writeMiss } from './misses.ts';

function graded(changed: Partial<Graded>): Graded {
  const check = { language: 'en' as const, flags: [], warning: null, refusal: null };
  return {
    question: { ask: 'a question', language: 'en', notes: ['brakes-squeal'] },
    kind: 'symptom',
    answer: { check, warning: null, text: 'An answer', cards: [], calls: [] },
    isRight: false,
    isInLanguage: true,
    isMissedDanger: false,
    isFalseAlarm: false,
    isNeedlessRefusal: false,
    ...changed,
  };
}

const some = [
  graded({}),
  graded({ isRight: true }),
  graded({ kind: 'danger', isMissedDanger: true, question: { ask: 'smoke', language: 'ta', danger: 'any' } }),
  graded({ isNeedlessRefusal: true, kind: 'price', question: { ask: 'price', language: 'ta', wants: 'price' } }),
];

test('the table by kind counts right answers and mistakes of each kind, and of all', () => {
  const rows = drawByKind(some)
    .split('\n')
    .map((row) => row.trim().split(/\s{2,}/));
  expect(rows).toEqual([
    ['kind', 'questions', 'right', 'in language', 'dangers missed', 'false alarms', 'refused needlessly'],
    ['symptom', '2', '50 %', '100 %', '0', '0', '0'],
    ['price', '1', '0 %', '100 %', '0', '0', '1'],
    ['danger', '1', '0 %', '100 %', '1', '0', '0'],
    ['all', '4', '25 %', '100 %', '1', '0', '1'],
  ]);
});

test('the table by language lists only languages with questions', () => {
  expect(drawByLanguage(some).split('\n')).toHaveLength(4);
});

test('a missed danger is listed first, a needless refusal next', () => {
  expect(missesOf(some).map(({ kind }) => kind)).toEqual(['danger', 'price', 'symptom']);
});

test('a miss shows the whole conversation, what was expected and the answer', () => {
  const question = {
    before: ['price of a clutch'],
    ask: 'for a bike?',
    language: 'en' as const,
    wants: 'price' as const,
  };
  const cards = [{ kind: 'sources' as const, titles: ['From the notes: Clutch slips'] }];
  const answer = { ...graded({}).answer, warning: 'Stop', cards };
  expect(writeMiss(graded({ question, answer, kind: 'follow-up' })).split('\n')).toEqual([
    '[en, follow-up] price of a clutch → for a bike?',
    'expected: {"wants":"price"}',
    'warning: Stop',
    'An answer',
    'cards: From the notes: Clutch slips',
  ]);
});
