import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { isOver } from '../rules/status.ts';
import { changeStatus } from './change-status.ts';
import { lockTicket } from './lock-ticket.ts';

export async function reopenTicket(db: Database, wanted: { userId: UserId; ticketId: string }): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, wanted);
    if (!ticket) return false;
    if (isOver(ticket.status)) await changeStatus(tx, ticket, 'open');
    return true;
  });
}
