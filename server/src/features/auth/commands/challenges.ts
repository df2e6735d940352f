import { randomBytes } from 'node:crypto';
import type { Challenge } from '@pahiya/contract/auth/schemas';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { hashToken } from '../rules.ts';
import { authChallenges } from '../tables.ts';
import type { FactorKeys } from '../types.ts';
import { queueFactorMail } from './queue-factor-mail.ts';
import { type CodeRefusal, spendCode } from './spend-code.ts';

const lifeMinutes = 5;
const attemptsAllowed = 5;

interface Answer {
  challengeId: string;
  code: string;
  now: Date;
}

export type AnswerOutcome = { ok: true; userId: string } | { ok: false; reason: 'CHALLENGE_EXPIRED' } | CodeRefusal;

export async function openChallenge(db: Database, userId: string): Promise<Challenge> {
  const challengeId = randomBytes(32).toString('base64url');
  const [opened] = await db
    .insert(authChallenges)
    .values({
      idHash: hashToken(challengeId),
      userId,
      expiresAt: sql`now() + make_interval(mins => ${lifeMinutes})`,
    })
    .returning({ expiresAt: authChallenges.expiresAt });
  if (!opened) throw new Error('The challenge was not stored');
  return { challengeId, expiresAt: opened.expiresAt.toISOString() };
}

export async function answerChallenge(db: Database, keys: FactorKeys, answer: Answer): Promise<AnswerOutcome> {
  const idHash = hashToken(answer.challengeId);
  const [challenge] = await db
    .update(authChallenges)
    .set({ attempts: sql`${authChallenges.attempts} + 1` })
    .where(
      and(
        eq(authChallenges.idHash, idHash),
        lt(authChallenges.attempts, attemptsAllowed),
        gt(authChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ userId: authChallenges.userId });
  if (!challenge) return { ok: false, reason: 'CHALLENGE_EXPIRED' };
  const { userId } = challenge;
  return await db.transaction(async (tx): Promise<AnswerOutcome> => {
    const spent = await spendCode(tx, keys, { userId, code: answer.code, now: answer.now });
    if (!spent.ok) return spent;
    const answered = await tx
      .delete(authChallenges)
      .where(eq(authChallenges.idHash, idHash))
      .returning({ idHash: authChallenges.idHash });
    if (spent.kind === 'recovery') await queueFactorMail(tx, userId, 'recovery');
    return answered.length > 0 ? { ok: true, userId } : { ok: false, reason: 'CHALLENGE_EXPIRED' };
  });
}
