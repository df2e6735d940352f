import type { Database } from '../../../database/pool.ts';
import { webhookEvents } from '../tables.ts';

export interface ReceivedEvent {
  id: string;
  type: string;
  body: unknown;
}

export async function receiveEvent(db: Database, { id, type, body }: ReceivedEvent): Promise<void> {
  await db.insert(webhookEvents).values({ id, type, body }).onConflictDoNothing();
}
