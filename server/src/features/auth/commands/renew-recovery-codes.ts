import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { bareCode, makeRecoveryCodes } from '../rules/recovery-codes.ts';
import { authRecoveryCodes } from '../tables.ts';
import type { FactorKeys } from '../types.ts';

export async function replaceRecoveryCodes(tx: Database, keys: FactorKeys, userId: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await tx.delete(authRecoveryCodes).where(eq(authRecoveryCodes.userId, userId));
  await tx
    .insert(authRecoveryCodes)
    .values(codes.map((code) => ({ id: uuidv7(), userId, codeHash: keys.hash(bareCode(code)) })));
  return codes;
}
