import { type SQL, sql } from 'drizzle-orm';

interface Key {
  /** Null for a walk-in: its key is the garage's. */
  userId: string | null;
  garageId: string;
  idempotencyKey: string;
}

/** Which booking `b` the key has made. */
export function isBookedBy({ userId, garageId, idempotencyKey }: Key): SQL {
  const owner = userId === null ? sql`b.is_walk_in and b.garage_id = ${garageId}` : sql`b.user_id = ${userId}`;
  return sql`${owner} and b.idempotency_key = ${idempotencyKey}`;
}
