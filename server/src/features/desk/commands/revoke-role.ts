import type { Role } from '@pahiya/contract/desk/schemas';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { isLastAdmin } from '../../staff/commands/is-last-admin.ts';
import { staffRoles } from '../../staff/tables.ts';
import { supportTickets } from '../../support/tables.ts';
import type { StaffActor } from '../types.ts';
import { recordAction } from './record-action.ts';

export interface Revocation {
  actor: StaffActor;
  userId: string;
  role: Role;
  garageId: string | null;
}

export type RevokeOutcome = { ok: true; wasGiven: boolean } | { ok: false; reason: 'LAST_ADMIN' };

/** Revokes a role from the next request on. At least one admin always remains. */
export async function revokeRole(db: Database, { actor, userId, role, garageId }: Revocation): Promise<RevokeOutcome> {
  return await db.transaction(async (tx) => {
    if (role === 'admin' && (await isLastAdmin(tx, userId))) return { ok: false, reason: 'LAST_ADMIN' };
    const taken = await tx
      .delete(staffRoles)
      .where(
        and(
          eq(staffRoles.userId, userId),
          eq(staffRoles.role, role),
          garageId === null ? isNull(staffRoles.garageId) : eq(staffRoles.garageId, garageId),
        ),
      )
      .returning({ id: staffRoles.id });
    const wasGiven = taken.length > 0;
    if (wasGiven) {
      const tickets = await leaveTickets(tx, userId);
      const details = { role, ...(tickets > 0 && { tickets }) };
      await recordAction(tx, { actor, action: 'role.revoke', subjectId: userId, garageId, details });
    }
    return { ok: true, wasGiven };
  });
}

async function leaveTickets(tx: Database, userId: string): Promise<number> {
  const isAgent = sql`exists (select from ${staffRoles}
    where ${staffRoles.userId} = ${userId} and ${inArray(staffRoles.role, ['agent', 'admin'])})`;
  const left = await tx
    .update(supportTickets)
    .set({ agentId: null })
    .where(
      and(
        eq(supportTickets.agentId, userId),
        inArray(supportTickets.status, ['open', 'in_progress']),
        sql`not ${isAgent}`,
      ),
    )
    .returning({ id: supportTickets.id });
  return left.length;
}
