import { parseArgs } from 'node:util';
import { isMissed, renderTable } from '../src/table.ts';
import { faults } from './cases/registry.ts';
import { runFaults } from './run/run-faults.ts';

const usage = `npm run faults -- [PART OF A NAME …] [--short] [--minutes=10]

  Starts two nodes on a PostgreSQL of their own, keeps them busy, and causes one fault after the other, then several
  at once. Ends with 1 if the product breaks a promise.

  --short       runs only the main cases, in less than a minute
  --minutes=10  repeats all cases until this time is over; each of them runs at least once
  --verbose     also prints the requests that failed as they should

${faults.map(({ name }) => `  ${name}`).join('\n')}`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '10' },
    verbose: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

async function main(): Promise<number> {
  const minutes = Number(values.minutes);
  const isUnderstood = minutes >= 0;
  if (values.help || !isUnderstood) {
    process.stdout.write(`${usage}\n`);
    return isUnderstood ? 0 : 1;
  }
  const say = (line: string) => void process.stderr.write(`${line}\n`);
  const { short: isShort, verbose: isVerbose } = values;
  const table = await runFaults({ names: positionals, minutes, isShort, isVerbose, say });
  process.stdout.write(`${renderTable(table)}\n`);
  return isMissed(table) ? 1 : 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    process.exit(1);
  },
);
