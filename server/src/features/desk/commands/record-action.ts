import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { deskAudit } from '../tables.ts';
import type { StaffActor } from '../types.ts';

export interface DeskAction {
  actor: StaffActor;
  action: string;
  subjectId?: string | null;
  garageId?: string | null;
  details?: Record<string, unknown>;
}

export async function recordAction(tx: Database, { actor, ...action }: DeskAction): Promise<void> {
  await tx.insert(deskAudit).values({ id: uuidv7(), actorId: actor.id, actorName: actor.name, ...action });
}

/** Refused changes and repetitions are not recorded. */
export async function recorded<Outcome extends { ok: boolean; isRepeated?: true }>(
  db: Database,
  action: DeskAction,
  change: (tx: Database) => Promise<Outcome>,
): Promise<Outcome> {
  return await db.transaction(async (tx) => {
    const outcome = await change(tx);
    if (outcome.ok && !outcome.isRepeated) await recordAction(tx, action);
    return outcome;
  });
}
