import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { renderTable, type Table } from './table.ts';

const file = fileURLToPath(new URL('../results.md', import.meta.url));

/** Enough to tell two machines apart, nothing that names one. */
export function describeMachine(): string {
  const cpus = os.cpus();
  const memory = Math.round(os.totalmem() / 1024 ** 3);
  return `${cpus.length} cores (${cpus[0]?.model.trim() || os.arch()}), ${memory} GB memory, ${os.type()}, Node ${process.version}`;
}

const titleLine = /^## (.+)$/m;

/** Keeps the tables in place of earlier ones of the same title; those that were not measured now stay. */
export async function writeResults(tables: Table[], isQuick: boolean): Promise<void> {
  const how = `Measured on ${new Date().toISOString().slice(0, 10)}${isQuick ? ', shortened with `--quick`' : ''}.`;
  const kept = new Map((await readSections()).map((section) => [titleLine.exec(section)?.[1] ?? '', section]));
  for (const table of tables) {
    kept.set(table.title, renderTable({ ...table, notes: [...(table.notes ?? []), how] }));
  }
  const head = [
    '# Benchmarks',
    '',
    `Written by \`npm run bench -- --write\`: ${describeMachine()}.`,
    'Load generator, servers and database shared this machine: compare the two sides of a table, not tables of two machines.',
    '',
  ];
  await writeFile(file, [...head, ...kept.values()].join('\n'));
}

async function readSections(): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const [, ...sections] = text.split(/^(?=## )/m);
  return sections.map((section) => `${section.trim()}\n`);
}
