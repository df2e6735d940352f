import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { Viewer } from '../../../platform/procedure.ts';
import { authSessions } from '../tables.ts';
import type { FactorKeys } from '../types.ts';
import { queueFactorMail } from './queue-factor-mail.ts';
import { type SpendOutcome, spendCode } from './spend-code.ts';

interface Proof {
  viewer: Viewer;
  code: string;
  now: Date;
}

export async function proveFactor(db: Database, keys: FactorKeys, { viewer, ...proof }: Proof): Promise<SpendOutcome> {
  const { userId, sessionId } = viewer;
  return await db.transaction(async (tx) => {
    const spent = await spendCode(tx, keys, { userId, ...proof });
    if (spent.ok)
      await tx
        .update(authSessions)
        .set({ secondFactorAt: sql`now()` })
        .where(and(eq(authSessions.id, sessionId), eq(authSessions.userId, userId)));
    if (spent.ok && spent.kind === 'recovery') await queueFactorMail(tx, userId, 'recovery');
    return spent;
  });
}
