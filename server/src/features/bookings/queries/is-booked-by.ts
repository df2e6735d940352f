import { type SQL, sql } from 'drizzle-orm';

interface Key {
  userId: string | null;
  garageId: string;
  idempotencyKey: string;
}

export function isBookedBy({ userId, garageId, idempotencyKey }: Key): SQL {
  const owner = userId === null ? sql`b.is_walk_in and b.garage_id = ${garageId}` : sql`b.user_id = ${userId}`;
  return sql`${owner} and b.idempotency_key = ${idempotencyKey}`;
}
