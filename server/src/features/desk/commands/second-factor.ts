import type { Role } from '@pahiya/contract/desk/schemas';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { removeFactor } from '../../auth/commands/change-factor.ts';
import { secondFactorRoles } from '../tables.ts';
import type { StaffActor } from '../types.ts';
import { findAccount } from './grant-role.ts';
import { recordAction } from './record-action.ts';

interface RoleInput {
  actor: StaffActor;
  role: Role;
  isNeeded: boolean;
}

export async function setSecondFactorRole(db: Database, { actor, role, isNeeded }: RoleInput): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const changed = isNeeded
      ? await tx.insert(secondFactorRoles).values({ role }).onConflictDoNothing().returning()
      : await tx.delete(secondFactorRoles).where(eq(secondFactorRoles.role, role)).returning();
    if (changed.length === 0) return false;
    await recordAction(tx, { actor, action: isNeeded ? 'factor.require' : 'factor.release', details: { role } });
    return true;
  });
}

interface ResetInput {
  actor: StaffActor;
  email: string;
  /** Why, and how the person proved their identity. */
  reason: string;
}

export type ResetOutcome = { ok: true; userId: string } | { ok: false; reason: 'NO_SUCH_ACCOUNT' | 'FACTOR_NOT_ON' };

/** Helps a person who lost both phone and recovery codes. Afterwards the password alone signs in. */
export async function resetFactor(db: Database, { actor, email, reason }: ResetInput): Promise<ResetOutcome> {
  return await db.transaction(async (tx) => {
    const userId = await findAccount(tx, email);
    if (!userId) return { ok: false, reason: 'NO_SUCH_ACCOUNT' };
    if (!(await removeFactor(tx, userId))) return { ok: false, reason: 'FACTOR_NOT_ON' };
    await recordAction(tx, { actor, action: 'factor.reset', subjectId: userId, details: { reason } });
    return { ok: true, userId };
  });
}
