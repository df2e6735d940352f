import { revvyLanguages } from '@pahiya/contract/revvy/schemas';
import { expect, test } from 'vitest';
import { loadNotes } from './notes.ts';
import { loadQuestions } from './questions.ts';

const ids = (await loadNotes()).map(({ id }) => id);
const leastQuestions = 6;

test.each(revvyLanguages)('every note has enough questions, and no question occurs twice: %s', (language) => {
  const questions = loadQuestions(language);
  expect([...questions.keys()].sort()).toEqual(ids);
  const all = [...questions.values()].flat();
  expect(all.filter((text, place) => all.indexOf(text) !== place)).toEqual([]);
  const few = [...questions].filter(([, texts]) => texts.length < leastQuestions).map(([id]) => id);
  expect(few).toEqual([]);
});
