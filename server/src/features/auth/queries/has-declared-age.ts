import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { consents } from '../tables.ts';

export async function hasDeclaredAge(db: Database, userId: string): Promise<boolean> {
  const found = await db
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, 'age')));
  return found.length > 0;
}
