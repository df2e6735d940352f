import type { Database } from '../../database/pool.ts';
import { resetFactor, setSecondFactorRole } from '../../features/desk/commands/second-factor.ts';
import { type DeskAnswer, done, refused } from './answer.ts';
import type { FactorChange } from './requests.ts';

/** The way back in when no admin can sign in any more. */
export async function changeFactor(db: Database, request: FactorChange): Promise<DeskAnswer> {
  const actor = { id: null, name: request.by };
  if (request.command === 'factor-need') {
    const { role, state } = request;
    const isNews = await setSecondFactorRole(db, { actor, role, isNeeded: state === 'on' });
    const how = state === 'on' ? 'needs' : 'does not need';
    return done(`The role ${role} ${how} two-factor sign-in${isNews ? ' now' : ' already'}.`);
  }
  const { email, reason } = request;
  const outcome = await resetFactor(db, { actor, email, reason });
  if (outcome.ok) return done(`${email} signs in with the password alone now.`);
  return refused(
    outcome.reason === 'NO_SUCH_ACCOUNT' ? `Nobody has the address ${email}.` : `${email} has no two-factor sign-in.`,
  );
}
