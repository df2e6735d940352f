import { openDatabase } from '../server/src/cli/open-database.ts';
import { answerRequest } from '../server/src/cli/staff-commands/answer-request.ts';
import { parseDeskArguments } from '../server/src/cli/staff-commands/arguments.ts';
import { createDatabase } from '../server/src/database/pool.ts';

/**
 * Does the same as `npm run desk -- …` without starting a process. Rejects with the command's message when it is
 * refused.
 */
export async function runDesk(...args: string[]): Promise<void> {
  const request = parseDeskArguments(args);
  const { pool, close } = await openDatabase(() => undefined);
  try {
    const { isDone, lines } = await answerRequest(createDatabase(pool), request, timeOf(request), noStore);
    if (!isDone) throw new Error(lines.join('\n'));
  } finally {
    await close();
  }
}

const noStore = () => Promise.reject(new Error('This desk exports no account'));

/** Work can start only on the day of the booking, so these commands run 100 days ahead. */
function timeOf({ command }: { command: string }): Date {
  const days = command === 'start' || command === 'complete' ? 100 : 0;
  return new Date(Date.now() + days * 86_400_000);
}
