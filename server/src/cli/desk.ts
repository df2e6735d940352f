import { StartupError } from '../config/startup-error.ts';
import { createDatabase } from '../database/pool.ts';
import { createFileStore } from '../platform/storage/file-store.ts';
import { openDatabase, readConfig } from './open-database.ts';
import { answerRequest } from './staff-commands/answer-request.ts';
import { parseDeskArguments } from './staff-commands/arguments.ts';

async function run(args: string[]): Promise<number> {
  const request = parseDeskArguments(args);
  const config = await readConfig();
  const { pool, close } = await openDatabase(warn, config);
  const db = createDatabase(pool);
  try {
    const { isDone, lines } = await answerRequest(db, request, new Date(), () => createFileStore(config.storage));
    for (const line of lines) (isDone ? say : warn)(line);
    return isDone ? 0 : 1;
  } finally {
    await close();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function warn(line: string): void {
  process.stderr.write(`${line}\n`);
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  warn(error instanceof StartupError ? message : `It failed and nothing was changed. ${message}`);
  process.exitCode = 1;
}
