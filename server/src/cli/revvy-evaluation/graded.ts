import { type RevvyLanguage, revvyLanguages } from '@pahiya/contract/revvy/schemas';
import { loadCities } from '../../features/locations/service/load-cities.ts';
import { loadKnowledge } from '../../features/revvy/knowledge/load-knowledge.ts';
import { loadNotes, loadTranslations } from '../../features/revvy/knowledge/notes.ts';
import { createOfflineEngine } from '../../features/revvy/offline/offline-engine.ts';
import { createSafety } from '../../features/revvy/safety/safety.ts';
import type { Note } from '../../features/revvy/types.ts';
import { askedAt } from './days.ts';
import { type Grade, type Grading, grade } from './grade.ts';
import { kindOf, type QuestionKind } from './kinds.ts';
import { type Answer, putQuestion } from './put-question.ts';
import type { Question } from './questions.ts';

export interface Graded extends Grade {
  question: Question;
  kind: QuestionKind;
  answer: Answer;
}

/** Puts the questions to the offline engine, conversations turn by turn. */
export async function gradeAnswers(questions: readonly Question[]): Promise<Graded[]> {
  const knowledge = await loadKnowledge();
  const notes = new Map((await loadNotes()).map((note) => [note.id, note]));
  const grading = { packs: knowledge.packs, titlesOf: await loadTitles(notes) };
  const engine = createOfflineEngine({ ...knowledge, cities: loadCities(), now: () => askedAt });
  const mind = { engine, safety: createSafety(knowledge.packs, knowledge.readLatin) };
  const graded: Graded[] = [];
  for (const question of questions) {
    const answer = await putQuestion(question, mind);
    graded.push({ question, kind: kindOf(question, notes), answer, ...grade(question, answer, grading) });
  }
  return graded;
}

async function loadTitles(notes: ReadonlyMap<string, Note>): Promise<Grading['titlesOf']> {
  const translated = new Map<RevvyLanguage, Map<string, string>>();
  for (const language of revvyLanguages) {
    const texts = [...(await loadTranslations(language))];
    translated.set(language, new Map(texts.map(([id, { title }]) => [id, title])));
  }
  const titlesOf = (id: string, language: RevvyLanguage) =>
    [translated.get(language)?.get(id), notes.get(id)?.title].filter((title) => title !== undefined);
  // A note for bikes answers a question about a bike at least as well as the general note.
  const standIns = Map.groupBy(
    [...notes.values()].flatMap(({ id, insteadOf }) => insteadOf.map((other) => ({ id, other }))),
    ({ other }) => other,
  );
  return (id, language) =>
    [id, ...(standIns.get(id) ?? []).map((each) => each.id)].flatMap((each) => titlesOf(each, language));
}
