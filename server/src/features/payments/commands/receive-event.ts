import type { Database } from '../../../database/pool.ts';
import { webhookEvents } from '../tables.ts';

export interface ReceivedEvent {
  id: string;
  type: string;
  body: unknown;
}

/** Stores an event before anything acts on it; one that came before is the same event, and nothing is stored. */
export async function receiveEvent(db: Database, { id, type, body }: ReceivedEvent): Promise<void> {
  await db.insert(webhookEvents).values({ id, type, body }).onConflictDoNothing();
}
