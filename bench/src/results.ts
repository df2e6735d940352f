import { writeFile } from 'node:fs/promises';
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

export async function writeResults(tables: Table[], isQuick: boolean): Promise<void> {
  const head = [
    '# Benchmarks',
    '',
    `Written by \`npm run bench -- --write\` on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}.`,
    'Load generator, servers and database shared this machine: compare the two sides of a table, not tables of two machines.',
    ...(isQuick ? ['Shortened with `--quick`.'] : []),
    '',
  ];
  await writeFile(file, [...head, ...tables.map(renderTable)].join('\n'));
}
