import type { Database } from '../../../database/pool.ts';
import { withoutReturnMark } from '../rules/return-address.ts';
import type { Auth } from '../service/auth.ts';
import { type SigningIn, signingIn } from '../service/second-step.ts';
import { openChallenge } from './challenges.ts';

/** The challenge of a second factor is after `#`. */
export async function comeFromGoogle({ auth, db }: { auth: Auth; db: Database }, request: Request): Promise<Response> {
  const attempt: SigningIn = {};
  const answer = await signingIn.run(attempt, () => auth.betterAuth.handler(request));
  if (!attempt.heldUserId) return answer;
  const { challengeId } = await openChallenge(db, attempt.heldUserId);
  const next = withoutReturnMark(attempt.returnTo ?? '/');
  const search = next === '/' ? '' : `?${new URLSearchParams({ next })}`;
  return new Response(null, { status: 302, headers: { location: `/auth${search}#token=${challengeId}` } });
}
