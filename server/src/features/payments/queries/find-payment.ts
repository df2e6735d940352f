import { id } from '@pahiya/contract/shared/ids';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { payments } from '../tables.ts';

export type Payment = typeof payments.$inferSelect;

interface Named {
  reference: string | null;
  linkId: string | null;
}

export async function findPayment(db: Database, { reference, linkId }: Named): Promise<Payment | null> {
  const isOurs = id.safeParse(reference).success;
  if (isOurs && reference !== null) {
    const [payment] = await db.select().from(payments).where(eq(payments.id, reference));
    if (payment) return payment;
  }
  if (linkId === null) return null;
  const [payment] = await db.select().from(payments).where(eq(payments.linkId, linkId));
  return payment ?? null;
}
