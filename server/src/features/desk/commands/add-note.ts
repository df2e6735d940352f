import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { lockTicket } from '../../support/commands/lock-ticket.ts';
import { supportNotes, supportTickets } from '../../support/tables.ts';
import type { StaffActor } from '../types.ts';
import { recordAction } from './record-action.ts';

export async function addNote(
  db: Database,
  { actor, ticketId, text }: { actor: StaffActor; ticketId: string; text: string },
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    if (!(await lockTicket(tx, { ticketId }))) return false;
    const id = uuidv7();
    await tx.insert(supportNotes).values({ id, ticketId, authorName: actor.name, text });
    // The update notifies everyone who has the ticket open.
    await tx.update(supportTickets).set({ updatedAt: sql`clock_timestamp()` }).where(eq(supportTickets.id, ticketId));
    await recordAction(tx, { actor, action: 'ticket.note', subjectId: ticketId, details: { noteId: id } });
    return true;
  });
}
