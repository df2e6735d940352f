import type { Role } from '@pahiya/contract/desk/schemas';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { authUsers } from '../../auth/tables.ts';
import { staffRoles } from '../../staff/tables.ts';
import { isGarage } from '../queries/is-garage.ts';
import type { StaffActor } from '../types.ts';
import { recordAction } from './record-action.ts';

export interface RoleInput {
  actor: StaffActor;
  email: string;
  role: Role;
  garageId: string | null;
}

export type GrantOutcome =
  | { ok: true; userId: string; isNew: boolean }
  | { ok: false; reason: 'NO_SUCH_ACCOUNT' | 'GARAGE_NOT_FOUND' };

/** Succeeds with `isNew: false` if the account already has it. */
export async function grantRole(db: Database, input: RoleInput): Promise<GrantOutcome> {
  const { actor, role } = input;
  return await db.transaction(async (tx) => {
    const userId = await findAccount(tx, input.email);
    if (!userId) return { ok: false, reason: 'NO_SUCH_ACCOUNT' };
    const garageId = role === 'garage' ? input.garageId : null;
    const isPlace = garageId !== null && (await isGarage(tx, garageId));
    if (role === 'garage' && !isPlace) return { ok: false, reason: 'GARAGE_NOT_FOUND' };
    const given = await tx
      .insert(staffRoles)
      .values({ id: uuidv7(), userId, role, garageId })
      .onConflictDoNothing()
      .returning({ id: staffRoles.id });
    const isNew = given.length > 0;
    if (isNew) await recordAction(tx, { actor, action: 'role.grant', subjectId: userId, garageId, details: { role } });
    return { ok: true, userId, isNew };
  });
}

export async function findAccount(db: Database, email: string): Promise<string | null> {
  const [account] = await db
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(eq(authUsers.email, email.trim().toLowerCase()));
  return account?.id ?? null;
}
