import { loadKnowledge } from '../../features/revvy/knowledge/load-knowledge.ts';
import { createSafety } from '../../features/revvy/safety/safety.ts';
import { type Judged, judge } from './judge.ts';
import { loadQuestions } from './questions.ts';

/** Judges what is found for a message alone. A conversation only has a right answer in full (`graded.ts`). */
export async function evaluate(): Promise<Judged[]> {
  const knowledge = await loadKnowledge();
  const parts = { ...knowledge, safety: createSafety(knowledge.packs, knowledge.readLatin) };
  const alone = loadQuestions().filter(({ before }) => before === undefined);
  return await Promise.all(alone.map((question) => judge(question, parts)));
}
