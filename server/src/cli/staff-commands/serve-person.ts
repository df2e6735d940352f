import { createWriteStream, existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { zonedNow } from '@pahiya/contract/shared/dates';
import type { Database } from '../../database/pool.ts';
import { deleteAccount } from '../../features/account/commands/delete-account.ts';
import { endAllSessions } from '../../features/account/commands/end-sessions.ts';
import { exportAccount } from '../../features/account/commands/export-account.ts';
import { findAccount } from '../../features/desk/commands/grant-role.ts';
import { recordAction } from '../../features/desk/commands/record-action.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { toUserId } from '../../platform/user-id.ts';
import { type DeskAnswer, done, refused } from './answer.ts';
import type { PersonRequest } from './requests.ts';

interface Means {
  now: Date;
  openStore(): Promise<FileStore>;
}

/** Does for people what they can also do themselves. After a leak it signs everybody out. */
export async function servePerson(db: Database, request: PersonRequest, means: Means): Promise<DeskAnswer> {
  if (request.command === 'sign-out' && request.email === 'everybody') return await signOut(db, request, null);
  const { email } = request;
  const userId = await findAccount(db, email);
  if (!userId) return refused(`Nobody has the address ${email}.`);
  switch (request.command) {
    case 'sign-out':
      return await signOut(db, request, userId);
    case 'export':
      return await writeExport(db, request, { ...means, userId });
    case 'erase':
      return await erase(db, request, { ...means, userId });
  }
}

type Asked<Command> = Extract<PersonRequest, { command: Command }>;

async function signOut(db: Database, { email, reason, by }: Asked<'sign-out'>, userId: string | null) {
  const ended = await db.transaction(async (tx) => {
    const details = { reason, of: userId ? 'one' : 'everybody' };
    await recordAction(tx, { actor: { id: null, name: by }, action: 'account.sign_out', subjectId: userId, details });
    return await endAllSessions(tx, userId);
  });
  return done(`Sessions ended for ${email}: ${ended}. All nodes know it within ten seconds.`);
}

interface Owner extends Means {
  userId: string;
}

async function writeExport(db: Database, { email, file, reason, by }: Asked<'export'>, owner: Owner) {
  const { userId, now, openStore } = owner;
  if (existsSync(file)) return refused(`${file} exists already.`);
  const made = await exportAccount(db, { store: await openStore() }, { userId: toUserId(userId), now });
  if (!made) return refused('Its owner is downloading it at the moment. Try again in a minute.');
  const details = { reason };
  // The record comes first: nobody may get data without an entry in it.
  await recordAction(db, { actor: { id: null, name: by }, action: 'account.export', subjectId: userId, details });
  await pipeline(made.stream(), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  return done(`Everything that is stored for ${email} on ${zonedNow(now).date} is in ${file}.`);
}

/** The entry in the record names no account, because nothing about the person may stay. */
async function erase(db: Database, { email, reason, by }: Asked<'erase'>, { userId, now }: Owner) {
  const action = { actor: { id: null, name: by }, action: 'account.erase', details: { reason } };
  const outcome = await deleteAccount<never>(db, { userId, now }, async (tx) => {
    await recordAction(tx, action);
    return { ok: true, usedRecoveryCode: false };
  });
  if (outcome.ok) return done(`The account of ${email} is deleted.`);
  if (outcome.reason === 'BOOKING_OPEN')
    return refused(
      `These bookings are paid or under way; cancel or complete them first: ${outcome.bookingIds.join(' ')}`,
    );
  return refused(
    outcome.reason === 'LAST_ADMIN' ? `${email} is the last admin.` : `Nobody has the address ${email} any more.`,
  );
}
