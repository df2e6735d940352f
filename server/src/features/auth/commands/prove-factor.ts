import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { Viewer } from '../../../platform/procedure.ts';
import { authSessions } from '../tables.ts';
import type { FactorKeys } from '../types.ts';
import { type SpendOutcome, spendCode } from './spend-code.ts';
import { tellOfFactor } from './tell-of-factor.ts';

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
    if (spent.ok && spent.kind === 'recovery') await tellOfFactor(tx, userId, 'recovery');
    return spent;
  });
}
