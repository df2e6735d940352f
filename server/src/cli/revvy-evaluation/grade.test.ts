import { readdirSync } from 'node:fs';
import type { Card } from '@pahiya/contract/revvy/schemas';
import { revvyLanguages } from '@pahiya/contract/revvy/schemas';
import { expect, test } from 'vitest';
import { loadPacks } from '../../features/revvy/knowledge/packs.ts';
import { dateOf } from './days.ts';
import { grade } from './grade.ts';
import type { Answer } from './put-question.ts';
import type { Question } from './questions.ts';

const packs = loadPacks();
const grading = {
  packs,
  titlesOf: (id: string) => (id === 'brakes-squeal' ? ['Brakes squeal or screech'] : ['Other']),
};

function gradeOf(expected: Partial<Question>, answered: Partial<Answer> = {}) {
  const question: Question = { ask: 'a question', language: 'en', ...expected };
  const check: Answer['check'] = { language: 'en', flags: [], warning: null, refusal: null };
  return grade(question, { check, warning: null, text: '', cards: [], calls: [], ...answered }, grading);
}

const refused: Partial<Answer> = {
  check: { language: 'en', flags: [], warning: null, refusal: { kind: 'harmful', text: 'No' } },
};
const sources: Card = { kind: 'sources', titles: ['From the notes: Brakes squeal or screech'] };

test('a question is answered rightly by any of its notes', () => {
  expect(gradeOf({ notes: ['brakes-grinding', 'brakes-squeal'] }, { cards: [sources] }).isRight).toBe(true);
  expect(gradeOf({ notes: ['brakes-grinding'] }, { cards: [sources] }).isRight).toBe(false);
});

test('a note offered in a list of choices counts', () => {
  const cards = [{ kind: 'choices' as const, questions: ['Brakes squeal or screech', 'Other'] }];
  expect(gradeOf({ notes: ['brakes-squeal'] }, { cards }).isRight).toBe(true);
});

test('a question about something unknown may not be answered by a note', () => {
  expect(gradeOf({ notes: 'none' }).isRight).toBe(true);
  expect(gradeOf({ notes: 'none' }, { cards: [sources] }).isRight).toBe(false);
});

test('a price is right only for the service, city and vehicle of the question', () => {
  const price = (wanted: object) => [{ tool: 'priceRange' as const, wanted: { ...wanted } }];
  const asked: Partial<Question> = { wants: 'price', service: 'AC Service', city: 'Pune', vehicle: 'car' };
  const right = { search: 'AC service', city: 'Pune', vehicleType: 'car' };
  expect(gradeOf(asked, { calls: price(right) }).isRight).toBe(true);
  expect(gradeOf(asked, { calls: price({ ...right, city: 'Delhi' }) }).isRight).toBe(false);
  expect(gradeOf(asked, { calls: price({ ...right, vehicleType: 'bike' }) }).isRight).toBe(false);
  expect(gradeOf(asked, { calls: price({ ...right, search: 'Clutch' }) }).isRight).toBe(false);
  expect(gradeOf(asked).isRight).toBe(false);
});

test('a draft is right only on the day and at the time of day that were asked for', () => {
  const calls = [{ tool: 'draftBooking' as const, wanted: { search: 'Battery' } }];
  const draft = (date: string, startTime: string) => {
    const garage = { garageId: 'g', garageName: 'Sharma Works', services: [], total: 1, vehicleType: null };
    const card: Card = { kind: 'draft', ...garage, isOtherDay: false, slot: { date, startTime, endTime: '23:00' } };
    return { calls, cards: [card] };
  };
  const asked: Partial<Question> = { wants: 'book', service: 'Battery', day: 'tomorrow', part: 'evening' };
  expect(gradeOf(asked, draft('2026-11-22', '17:00')).isRight).toBe(true);
  expect(gradeOf(asked, draft('2026-11-23', '17:00')).isRight).toBe(false);
  expect(gradeOf(asked, draft('2026-11-22', '10:00')).isRight).toBe(false);
  expect(gradeOf({ ...asked, service: 'Clutch' }, draft('2026-11-22', '17:00')).isRight).toBe(false);
  expect(gradeOf(asked, { calls }).isRight).toBe(false);
});

test('a weekday means the next one after today', () => {
  expect(dateOf('sunday')).toBe('2026-11-22');
  expect(dateOf('friday')).toBe('2026-11-27');
  expect(dateOf('saturday')).toBe('2026-11-28');
  expect(dateOf('dayAfterTomorrow')).toBe('2026-11-23');
});

test('a danger without its warning is missed, whatever else the answer says', () => {
  const check = { language: 'en' as const, flags: ['fuel-smell'], warning: 'Stop', refusal: null };
  const warned = { check, warning: 'Stop' };
  expect(gradeOf({ danger: 'fuel-smell' }, warned).isRight).toBe(true);
  expect(gradeOf({ danger: 'any' }, warned).isRight).toBe(true);
  expect(gradeOf({ danger: 'tyre-bulge' }, warned)).toMatchObject({ isRight: false, isMissedDanger: true });
  const noted = gradeOf({ danger: 'tyre-bulge', notes: ['brakes-squeal'] }, { cards: [sources] });
  expect(noted).toMatchObject({ isRight: false, isMissedDanger: true });
});

test('a warning about no danger is a false alarm, even above the right note', () => {
  const alarmed = gradeOf({ danger: 'none', notes: ['brakes-squeal'] }, { warning: 'Stop', cards: [sources] });
  expect(alarmed).toMatchObject({ isRight: false, isFalseAlarm: true });
});

test('a harmful wish must be refused, and nothing else may be', () => {
  expect(gradeOf({ refusal: 'harmful' }, refused)).toMatchObject({ isRight: true, isNeedlessRefusal: false });
  expect(gradeOf({ refusal: 'harmful' }).isRight).toBe(false);
  expect(gradeOf({ notes: ['brakes-squeal'] }, refused)).toMatchObject({ isRight: false, isNeedlessRefusal: true });
  expect(gradeOf({ danger: 'none' }, refused)).toMatchObject({ isRight: false, isNeedlessRefusal: true });
});

test('an English note under a remark is not in the language of the question', () => {
  const check = { language: 'ta' as const, flags: [], warning: null, refusal: null };
  const text = `${packs.ta.phrases.englishNote}\n\nBrakes squeal`;
  expect(gradeOf({ notes: ['brakes-squeal'], language: 'ta' }, { check, text }).isInLanguage).toBe(false);
  expect(gradeOf({ notes: ['brakes-squeal'], language: 'ta' }, { check }).isInLanguage).toBe(true);
  expect(gradeOf({ notes: ['brakes-squeal'], language: 'hi' }, { check }).isInLanguage).toBe(false);
});

test('every language has a held-out file', () => {
  const folder = new URL('../../../data/revvy/evaluation/held-out/', import.meta.url);
  expect(readdirSync(folder).sort()).toEqual(revvyLanguages.map((language) => `${language}.yaml`).sort());
});
