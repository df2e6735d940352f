import type { BookingChange, ChangeActor, ChangeKind } from '@pahiya/contract/bookings/schemas';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { bookingChanges } from '../tables.ts';

export interface Actor {
  kind: ChangeActor;
  name: string | null;
}

export const system: Actor = { kind: 'system', name: null };

interface NewChange {
  bookingId: string;
  kind: ChangeKind;
  actor: Actor;
  details?: BookingChange['details'];
}

export async function recordChange(db: Database, { bookingId, kind, actor, details = {} }: NewChange): Promise<void> {
  await db
    .insert(bookingChanges)
    .values({ id: uuidv7(), bookingId, kind, actor: actor.kind, actorName: actor.name, details });
}
