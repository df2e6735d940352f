import { allSections } from './all-sections.ts';
import { isMissed, renderTable, type Table } from './table.ts';
import type { Workbench } from './workbench.ts';

interface Listener {
  /** Called after each measured section. */
  onTables(name: string, tables: Table[]): Promise<void>;
}

/** Measures sections one after the other, even if one fails. Resolves to all problems. */
export async function measureSections(
  workbench: Workbench,
  names: string[],
  { onTables }: Listener,
): Promise<string[]> {
  const problems: string[] = [];
  for (const name of names) {
    if (workbench.hasEnded()) break;
    const startedAt = performance.now();
    try {
      const tables = withMemory((await allSections[name]?.(workbench)) ?? [], workbench.takeMemory());
      for (const table of tables) process.stdout.write(`${renderTable(table)}\n${(table.plans ?? []).join('\n\n')}\n`);
      if (tables.some(({ rows }) => rows.length === 0)) problems.push(`${name} was not measured`);
      else await onTables(name, tables);
      problems.push(...tables.filter(isMissed).map(({ title }) => `beyond the budget: ${title}`));
    } catch (error) {
      workbench.takeMemory();
      workbench.say(`${error instanceof Error ? error.stack : error}`);
      problems.push(`${name} failed`);
    }
    workbench.say(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`);
  }
  return problems;
}

function withMemory(tables: Table[], memory: number | undefined): Table[] {
  const last = tables.at(-1);
  return last && memory !== undefined ? [...tables.slice(0, -1), { ...last, memory }] : tables;
}
