import type { Database } from '../../database/pool.ts';
import { sendMailAgain } from '../../features/desk/commands/send-mail-again.ts';
import { listGivenUp } from '../../features/desk/queries/list-given-up.ts';
import { align } from './align.ts';
import { type DeskAnswer, done, refused } from './answer.ts';

const shownAtMost = 200;

export async function describeMails(db: Database): Promise<string[]> {
  const found = await listGivenUp(db, { limit: shownAtMost });
  if (found.length === 0) return ['No mail was given up.'];
  return align(
    found.map(({ id, kind, address, reason, detail, attempts, settledAt, canSendAgain }) => [
      id,
      settledAt.toISOString().slice(0, 16).replace('T', ' '),
      kind,
      plain(address ?? ''),
      `${reason} after ${attempts}`,
      canSendAgain ? '' : 'cannot be sent again',
      plain(detail ?? ''),
    ]),
  );
}

export async function mailAgain(db: Database, { mail, by }: { mail: string; by: string }): Promise<DeskAnswer> {
  const isQueued = await sendMailAgain(db, { actor: { id: null, name: by }, mailId: mail });
  return isQueued ? done('The mail leaves with the next look.') : refused('No such mail can be sent again.');
}

/** The mail server's error text may contain terminal control characters. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\p{Co}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ');
}
