import { evaluate } from './revvy-evaluation/evaluate.ts';
import { drawTable } from './revvy-evaluation/table.ts';

/** `npm run revvy:evaluate`; `-- misses` lists the failed questions. */
const judged = await evaluate();
process.stdout.write(`${drawTable(judged)}\n`);
if (process.argv.includes('misses')) {
  const misses = judged.filter(
    ({ hit, admitted, danger, refusal, wants, kind, isFalseAlarm, isWronglyRefused }) =>
      [hit, admitted, danger, refusal, wants, kind].includes(false) || isFalseAlarm || isWronglyRefused,
  );
  for (const { question, got } of misses) process.stdout.write(`\n${JSON.stringify(question)}\n  ${got}\n`);
}
