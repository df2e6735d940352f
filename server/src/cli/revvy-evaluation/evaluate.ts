import { loadKnowledge } from '../../features/revvy/knowledge/load-knowledge.ts';
import { createSafety } from '../../features/revvy/safety/safety.ts';
import { type Judged, judge } from './judge.ts';
import { loadQuestions } from './questions.ts';

export async function evaluate(): Promise<Judged[]> {
  const knowledge = await loadKnowledge();
  const parts = { ...knowledge, safety: createSafety(knowledge.packs, knowledge.readLatin) };
  return await Promise.all(loadQuestions().map((question) => judge(question, parts)));
}
