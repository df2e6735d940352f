import { type Placeholder, type SQL, sql } from 'drizzle-orm';

interface Key {
  userId: string | SQL | null;
  garageId: string | SQL;
  idempotencyKey: string | Placeholder;
}

export function isBookedBy({ userId, garageId, idempotencyKey }: Key): SQL {
  const owner = userId === null ? sql`b.is_walk_in and b.garage_id = ${garageId}` : sql`b.user_id = ${userId}`;
  return sql`${owner} and b.idempotency_key = ${idempotencyKey}`;
}
