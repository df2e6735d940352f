import { loadKnowledge } from '../features/revvy/knowledge/load-knowledge.ts';
import { createSafety } from '../features/revvy/safety/safety.ts';
import { drawByKind, drawByLanguage } from './revvy-evaluation/answer-tables.ts';
import { evaluate } from './revvy-evaluation/evaluate.ts';
import { gradeAnswers } from './revvy-evaluation/graded.ts';
import { missesOf, writeMiss } from './revvy-evaluation/misses.ts';
import { loadHeldOut, loadQuestions } from './revvy-evaluation/questions.ts';
import { drawSearchTable } from './revvy-evaluation/search-table.ts';
import { drawSignTable } from './revvy-evaluation/sentences.ts';

/**
 * `npm run revvy:evaluate` asks the tuned half, `-- held-out` the half that nobody looks at while tuning. `misses` lists
 * the wrong answers, the worst first.
 */
const isHeldOut = process.argv.includes('held-out');
const graded = await gradeAnswers(isHeldOut ? loadHeldOut() : loadQuestions());
print(`${isHeldOut ? 'Held-out' : 'Tuned'} half`, drawByLanguage(graded), drawByKind(graded));
if (process.argv.includes('misses')) print(...missesOf(graded).map(writeMiss));
const knowledge = await loadKnowledge();
const mind = { ...knowledge, safety: createSafety(knowledge.packs, knowledge.readLatin) };
print('Signs', drawSignTable(mind, isHeldOut ? 'held-out' : 'tuned'));
if (!isHeldOut) print(await describeSearch());

async function describeSearch(): Promise<string> {
  const judged = await evaluate();
  const missed = judged.filter(
    ({ hit, admitted, danger, refusal, wants, kind, isFalseAlarm, isWronglyRefused }) =>
      [hit, admitted, danger, refusal, wants, kind].includes(false) || isFalseAlarm || isWronglyRefused,
  );
  const lines = missed.map(({ question, got }) => `${JSON.stringify(question)}\n  ${got}`);
  const listed = process.argv.includes('misses') ? lines : [];
  return ['Understanding', drawSearchTable(judged), ...listed].join('\n\n');
}

function print(...parts: string[]): void {
  process.stdout.write(`${parts.join('\n\n')}\n\n`);
}
