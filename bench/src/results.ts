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

export interface Section {
  name: string;
  tables: Table[];
  isQuick: boolean;
}

/** Replaces the section's tables. Keeps those of other known sections. */
export async function writeResults(section: Section, known: string[]): Promise<void> {
  const how = `Measured on ${new Date().toISOString().slice(0, 10)}${section.isQuick ? ', shortened with `--quick`' : ''}: ${describeMachine()}.`;
  await replaceIn(resultsFile, resultsHead, known, { [section.name]: renderSection(section, how) });
  const plans = section.tables.filter((table) => table.plans?.length);
  if (plans.length > 0)
    await replaceIn(plansFile, plansHead, known, { [section.name]: renderPlans(section.name, plans, how) });
}

const resultsHead = `# Benchmarks

Written by \`npm run bench -- --write\`, which replaces the tables of the sections that it measures. Each table names its day and machine.
Load generator, servers and database shared the machine: compare the two sides of a table, not tables of two machines.
`;

const plansHead = '# Plans of the tables in results.md\n';

const linkToPlans = 'The plans of the larger side are in [plans.md](plans.md).';

function renderSection({ name, tables }: Section, how: string): string {
  const rendered = tables.map((table) => {
    const { notes = [], plans = [] } = table;
    return renderTable({ ...table, notes: [...notes, ...(plans.length > 0 ? [linkToPlans] : []), how] });
  });
  return [`## ${name}\n`, ...rendered].join('\n');
}

function renderPlans(name: string, tables: Table[], how: string): string {
  return [
    `## ${name}`,
    ...tables.map(({ title, plans = [] }) => `### ${title}\n\n${how}\n\n${plans.join('\n\n')}`),
  ].join('\n\n');
}

async function replaceIn(file: string, head: string, known: string[], fresh: Record<string, string>): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => '');
  await writeFile(file, replaceSections(text, head, known, fresh));
}

const sectionStart = /^(?=## )/m;
const sectionName = /^## (.+)$/m;

/** Sorts the sections like `known` and drops unknown ones. */
export function replaceSections(text: string, head: string, known: string[], fresh: Record<string, string>): string {
  const [, ...found] = text.split(sectionStart);
  const before = Object.fromEntries(found.map((section) => [sectionName.exec(section)?.[1] ?? '', section]));
  const sections = { ...before, ...fresh };
  const kept = known.flatMap((name) => sections[name] ?? []);
  return [head, ...kept.map((section) => `${section.trim()}\n`)].join('\n');
}
