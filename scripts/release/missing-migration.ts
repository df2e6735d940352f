import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, runStep } from '../steps.ts';

/** One problem if the tables differ from the migrations. */
export async function missingMigration(): Promise<string[]> {
  const copy = mkdtempSync(path.join(root, 'server/.migrations-'));
  try {
    const migrations = path.join(root, 'server/migrations');
    cpSync(migrations, copy, { recursive: true });
    const output = await generate(path.relative(path.join(root, 'server'), copy));
    const added = readdirSync(copy).filter((file) => !readdirSync(migrations).includes(file));
    if (added.length > 0) return [`${output}\nThe tables changed without a migration: ${added.join(', ')}`];
    // drizzle-kit succeeds without this line when it cannot ask whether a column was renamed.
    if (output.includes('No schema changes')) return [];
    return [`${output}\nThe tables changed without a migration, or drizzle-kit is not installed.`];
  } finally {
    rmSync(copy, { recursive: true });
  }
}

async function generate(out: string): Promise<string> {
  const args = ['--dialect=postgresql', '"--schema=./src/features/*/{tables,tables/*}.ts"', `--out=./${out}`];
  const { output } = await runStep({
    name: 'generate',
    command: 'sh',
    args: ['-c', `cd server && drizzle-kit generate ${args.join(' ')}`],
  });
  return output;
}
