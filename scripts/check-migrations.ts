import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, runStep } from './steps.ts';

/** Fails when the tables differ from the migrations. */
const copy = mkdtempSync(path.join(root, 'server/.migrations-'));
try {
  const migrations = path.join(root, 'server/migrations');
  cpSync(migrations, copy, { recursive: true });
  const out = path.relative(path.join(root, 'server'), copy);
  const args = [
    'generate',
    '--dialect=postgresql',
    '"--schema=./src/features/*/{tables,tables/*}.ts"',
    `--out=./${out}`,
  ];
  const result = await runStep({
    name: 'generate',
    command: 'sh',
    args: ['-c', `cd server && drizzle-kit ${args.join(' ')}`],
  });
  const added = readdirSync(copy).filter((file) => !readdirSync(migrations).includes(file));
  if (added.length > 0) {
    process.stderr.write(`${result.output}\nThe tables changed without a migration: ${added.join(', ')}\n`);
    process.exitCode = 1;
  } else if (!result.output.includes('No schema changes')) {
    // drizzle-kit succeeds without this line when it cannot ask whether a column was renamed.
    process.stderr.write(
      `${result.output}\nThe tables changed without a migration, or drizzle-kit is not installed.\n`,
    );
    process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true });
}
