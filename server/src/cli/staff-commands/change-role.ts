import type { Database } from '../../database/pool.ts';
import { findAccount, grantRole } from '../../features/desk/commands/grant-role.ts';
import { revokeRole } from '../../features/desk/commands/revoke-role.ts';
import { type DeskAnswer, done, refused } from './answer.ts';
import type { RoleChange } from './requests.ts';

const actor = { id: null, name: 'Command line' };

/** The first admin is created this way. */
export async function changeRole(db: Database, change: RoleChange): Promise<DeskAnswer> {
  const garageId = change.garage?.toLowerCase() ?? null;
  if ((change.role === 'garage') !== (garageId !== null)) {
    return refused('Say --garage ID for the role garage, and only for it.');
  }
  return change.command === 'grant' ? await grant(db, change, garageId) : await revoke(db, change, garageId);
}

async function grant(db: Database, { email, role }: RoleChange, garageId: string | null): Promise<DeskAnswer> {
  const outcome = await grantRole(db, { actor, email, role, garageId });
  if (outcome.ok) return outcome.isNew ? done(`${email} is ${role} now.`) : done(`${email} is ${role} already.`);
  return refused(outcome.reason === 'NO_SUCH_ACCOUNT' ? nobody(email) : 'There is no such garage.');
}

async function revoke(db: Database, { email, role }: RoleChange, garageId: string | null): Promise<DeskAnswer> {
  const userId = await findAccount(db, email);
  if (!userId) return refused(nobody(email));
  const outcome = await revokeRole(db, { actor, userId, role, garageId });
  if (!outcome.ok) return refused(`${email} is the last admin: grant somebody else first.`);
  return outcome.wasGiven ? done(`${email} is not ${role} any more.`) : refused(`${email} does not have this role.`);
}

function nobody(email: string): string {
  return `Nobody has the address ${email}: they sign up first.`;
}
