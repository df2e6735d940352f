import type { Booking } from '@pahiya/contract/bookings/schemas';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { deadlockDetected, isDatabaseError } from '../../../database/errors.ts';
import type { Database } from '../../../database/pool.ts';
import { authUsers } from '../../auth/tables.ts';
import { cancelBooking } from '../../bookings/commands/cancel-booking.ts';
import { lockBooking } from '../../calendar/commands/lock-booking.ts';
import { bookings } from '../../calendar/tables.ts';
import { files } from '../../files/tables.ts';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import { lockAccount } from '../../people/commands/lock-account.ts';
import { profiles } from '../../people/tables.ts';
import { isLastAdmin } from '../../staff/commands/is-last-admin.ts';
import { anonymiseBookings } from './anonymise-bookings.ts';
import { eraseTraces } from './erase-traces.ts';

export type DeleteRefusal =
  | { ok: false; reason: 'LAST_ADMIN' }
  | { ok: false; reason: 'GONE' }
  | { ok: false; reason: 'BOOKING_OPEN'; bookingIds: string[] };

interface Input {
  userId: string;
  now: Date;
}

export interface Proven {
  ok: true;
  usedRecoveryCode: boolean;
}

/** Runs first. If it refuses, its writes are still committed. */
type Prove<Refused> = (tx: Database) => Promise<Proven | Refused>;

const provenBefore = async (): Promise<Proven> => ({ ok: true, usedRecoveryCode: false });

/** Rolls everything back, including a used code. */
class DeletionRefused extends Error {
  readonly outcome: DeleteRefusal;

  constructor(outcome: DeleteRefusal) {
    super(outcome.reason);
    this.outcome = outcome;
  }
}

/** Deletes all or nothing, and retries after a deadlock with bookings. Counters of others stay correct. */
export async function deleteAccount<Refused extends { ok: false } = never>(
  db: Database,
  input: Input,
  prove: Prove<Refused> = provenBefore,
): Promise<{ ok: true } | DeleteRefusal | Refused> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryToDelete(db, input, prove);
    } catch (error) {
      if (error instanceof DeletionRefused) return error.outcome;
      if (attempt === attempts || !isDatabaseError(error, deadlockDetected)) throw error;
    }
  }
}

const attempts = 5;

async function tryToDelete<Refused extends { ok: false }>(
  db: Database,
  { userId, now }: Input,
  prove: Prove<Refused>,
): Promise<{ ok: true } | Refused> {
  return await db.transaction(async (tx) => {
    // The proof comes before the locks, because a sign-in also locks the factor before the account.
    const proof = await prove(tx);
    if (!proof.ok) return proof;
    // Deletions of admins run one after the other. Days are locked before the account, as bookings do, to avoid
    // deadlocks.
    const isLast = await isLastAdmin(tx, userId);
    for (const { id } of await findOpen(tx, userId)) await lockBooking(tx, id);
    await lockAccount(tx, userId, 'no key update');
    // From here on nobody can add a row that refers to the account.
    const [account] = await tx
      .select({ id: authUsers.id })
      .from(authUsers)
      .where(eq(authUsers.id, userId))
      .for('update');
    if (!account) throw new DeletionRefused({ ok: false, reason: 'GONE' });
    if (isLast) throw new DeletionRefused({ ok: false, reason: 'LAST_ADMIN' });
    const open = await findOpen(tx, userId);
    const bookingIds = open.filter(isKept).map(({ id }) => id);
    if (bookingIds.length > 0) throw new DeletionRefused({ ok: false, reason: 'BOOKING_OPEN', bookingIds });
    for (const { id } of open) {
      const actor = { kind: 'customer', name: userId } as const;
      await cancelBooking(tx, { bookingId: id, actor, reason: '', isLeaving: true, now });
    }
    await tx.update(profiles).set({ deactivatedAt: sql`now()` }).where(eq(profiles.id, userId));
    await queueFarewell(tx, userId, { usedRecoveryCode: proof.usedRecoveryCode });
    await eraseTraces(tx, userId);
    await anonymiseBookings(tx, userId);
    await releaseUploads(tx, userId);
    await tx.delete(authUsers).where(eq(authUsers.id, userId));
    return { ok: true };
  });
}

/** A file that an agent sent stays in the customer's ticket. */
async function releaseUploads(tx: Database, userId: string): Promise<void> {
  await tx
    .update(files)
    .set({ releasedAt: new Date(0) })
    .where(and(eq(files.userId, userId), isNotNull(files.releasedAt)));
}

/** Addressed to the e-mail address, because an account's mails are deleted with it. */
async function queueFarewell(tx: Database, userId: string, facts: { usedRecoveryCode: boolean }): Promise<void> {
  const [reader] = await tx
    .select({ address: authUsers.email, language: profiles.language })
    .from(authUsers)
    .leftJoin(profiles, eq(profiles.id, authUsers.id))
    .where(eq(authUsers.id, userId));
  if (!reader) return;
  const { address, language } = reader;
  await queueMail(tx, { kind: 'farewell', address, language: language ?? 'en', facts });
}

type OpenBooking = Pick<Booking, 'id' | 'status' | 'paymentMethod' | 'paymentStatus'>;

async function findOpen(tx: Database, userId: string): Promise<OpenBooking[]> {
  const { id, status, paymentMethod, paymentStatus } = bookings;
  return await tx
    .select({ id, status, paymentMethod, paymentStatus })
    .from(bookings)
    .where(and(eq(bookings.userId, userId), inArray(status, ['confirmed', 'in_progress'])))
    .orderBy(asc(bookings.garageId), asc(bookings.bookingDate), asc(id));
}

/** The owner must end such a booking first: it is paid, or the vehicle is at the garage. */
function isKept({ status, paymentStatus }: OpenBooking): boolean {
  return status === 'in_progress' || paymentStatus === 'paid';
}
