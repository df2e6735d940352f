import { parseArgs } from 'node:util';
import { allSections, usualSections } from './all-sections.ts';
import { openMeasuredServer } from './database-server.ts';
import { measureSections } from './measure-sections.ts';
import { describeMachine, writeResults } from './results.ts';
import type { Table } from './table.ts';
import { withWorkbench } from './workbench.ts';

const usage = `npm run bench -- [${Object.keys(allSections).join('|')} …] [--quick] [--plans] [--minutes=60] [--write]

  --database=WHICH  embedded (default), installed (Debian's PostgreSQL, in a cluster of its own) or the address of a server whose
           user may create databases; TEST_DATABASE_URL says the same
  --quick  shorter rounds and 100,000 garages and posts instead of 1,000,000
  --plans  shows the query plans of what grows with the data beyond its budget
  --minutes=60  how long \`hour\` lasts, which runs only when it is named
  --write  keeps the tables in bench/results.md, in place of earlier ones of the same section`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    plans: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '60' },
    write: { type: 'boolean', default: false },
    database: { type: 'string', default: process.env.TEST_DATABASE_URL || 'embedded' },
    help: { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  const names = positionals.length > 0 ? positionals : Object.keys(usualSections);
  const minutes = Number(values.minutes);
  const isUnderstood = names.every((name) => Object.hasOwn(allSections, name)) && minutes > 0;
  if (values.help || !isUnderstood) {
    process.stdout.write(`${usage}\n`);
    process.exitCode = isUnderstood ? 0 : 1;
    return;
  }
  const problems = await measure(names, minutes);
  process.stdout.write(`${problems.length === 0 ? 'Everything is within its budget.' : problems.join('\n')}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

async function measure(names: string[], minutes: number): Promise<string[]> {
  process.stdout.write(`${describeMachine()}\n\n`);
  const { database, stop } = await openMeasuredServer(values.database);
  const { quick: isQuick, plans: hasPlans } = values;
  const problems: string[] = [];
  const onTables = async (name: string, tables: Table[]) => {
    if (values.write) await writeResults({ name, tables, isQuick }, Object.keys(allSections));
  };
  const measuring = withWorkbench({ database, isQuick, hasPlans, minutes }, async (workbench) => {
    problems.push(...(await measureSections(workbench, names, { onTables })));
  });
  await measuring.finally(stop);
  return problems;
}

main().then(
  // After an interruption the running section must not continue.
  () => process.exit(),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    process.exit(1);
  },
);
