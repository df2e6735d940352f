import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { renderTable, type Table } from './table.ts';

const resultsFile = fileURLToPath(new URL('../results.md', import.meta.url));
const plansFile = fileURLToPath(new URL('../plans.md', import.meta.url));

/** Tells two machines apart without identifying one. */
export function describeMachine(): string {
  const cpus = os.cpus();
  const memory = Math.round(os.totalmem() / 1024 ** 3);
  return `${cpus.length} cores (${cpus[0]?.model.trim() || os.arch()}), ${memory} GB memory, ${os.type()}, Node ${process.version}`;
}

const titleLine = /^## (.+)$/m;

/** Sections that were not measured this time are kept. */
export async function writeResults(tables: Table[], isQuick: boolean): Promise<void> {
  const how = `Measured on ${new Date().toISOString().slice(0, 10)}${isQuick ? ', shortened with `--quick`' : ''}.`;
  const kept = await readSections(resultsFile);
  const plans = await readSections(plansFile);
  for (const table of tables) {
    const { title, notes = [] } = table;
    const hasPlans = table.plans !== undefined && table.plans.length > 0;
    if (hasPlans) plans.set(title, `## ${title}\n\n${how}\n\n${table.plans?.join('\n\n')}\n`);
    kept.set(title, renderTable({ ...table, notes: [...notes, ...(hasPlans ? [linkToPlans] : []), how] }));
  }
  await writeFile(resultsFile, [...head(), ...kept.values()].join('\n'));
  await writeFile(plansFile, ['# Plans of the tables in results.md', '', ...plans.values()].join('\n'));
}

const linkToPlans = 'The plans of the larger side are in [plans.md](plans.md).';

function head(): string[] {
  return [
    '# Benchmarks',
    '',
    `Written by \`npm run bench -- --write\`: ${describeMachine()}.`,
    'Load generator, servers and database shared this machine: compare the two sides of a table, not tables of two machines.',
    '',
  ];
}

async function readSections(file: string): Promise<Map<string, string>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const [, ...sections] = text.split(/^(?=## )/m);
  return new Map(sections.map((section) => [titleLine.exec(section)?.[1] ?? '', `${section.trim()}\n`]));
}
