import type { createTicketInput } from '@pahiya/contract/support/schemas';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { holdName } from '../../../database/hold-name.ts';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { bookings } from '../../calendar/tables.ts';
import { comments, moderationActions, posts } from '../../community/tables.ts';
import { holdFiles } from '../../files/commands/hold-files.ts';
import { attachFiles } from './attach-files.ts';
import { createTicket, findByOrigin } from './create-ticket.ts';

type Form = z.output<typeof createTicketInput> & { userId: UserId };

/** Product, section 12.3. */
const nameless = 'Customer';

/** Idempotent by key per account. */
export async function raiseTicket(
  db: Database,
  form: Form,
): Promise<{ ok: true; ticketId: string } | { ok: false; reason: 'FILE_NOT_FOUND' }> {
  const { userId } = form;
  const fileIds = [...new Set(form.fileIds)];
  const originKey = `form:${form.idempotencyKey}`;
  return await db.transaction(async (tx) => {
    // Serializes the same form sent twice at once, because the first one's ticket already has the second one's files.
    await holdName(tx, `ticket ${userId} ${originKey}`);
    const earlier = await findByOrigin(tx, { userId, originKey });
    if (earlier) return { ok: true, ticketId: earlier };
    if (!(await holdFiles(tx, { userId, purpose: 'ticket', fileIds }))) return { ok: false, reason: 'FILE_NOT_FOUND' };
    const ticketId = await createTicket(tx, {
      userId,
      originKey,
      bookingId: await ownBooking(tx, userId, form.bookingId),
      appealOf: await ownRuling(tx, userId, form.appealOf),
      subject: form.subject,
      description: form.description,
      category: form.category,
      priority: form.priority,
      customerName: form.name || nameless,
      customerEmail: form.email,
      customerPhone: form.phone || null,
    });
    await attachFiles(tx, { ticketId, messageId: null, fileIds });
    return { ok: true, ticketId };
  });
}

async function ownBooking(tx: Database, userId: string, bookingId: string | null): Promise<string | null> {
  if (bookingId === null) return null;
  const [own] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.userId, userId)));
  return own?.id ?? null;
}

async function ownRuling(tx: Database, userId: string, rulingId: string | null): Promise<string | null> {
  if (rulingId === null) return null;
  const { id, targetId } = moderationActions;
  const [own] = await tx
    .select({ id })
    .from(moderationActions)
    .where(
      and(
        eq(id, rulingId),
        sql`(${targetId} = ${userId}
          or exists (select from ${posts} struck where struck.id = ${targetId} and struck.user_id = ${userId})
          or exists (select from ${comments} struck where struck.id = ${targetId} and struck.user_id = ${userId}))`,
      ),
    );
  return own?.id ?? null;
}
