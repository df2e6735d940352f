import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../../database/pool.ts';
import { simulatedEntities } from '../tables.ts';
import {
  type SimulatedLink,
  type SimulatedPayment,
  type SimulatedRefund,
  simulatedLink,
  simulatedPayment,
  simulatedRefund,
} from './simulator-entities.ts';

interface Entities {
  payment_link: SimulatedLink;
  payment: SimulatedPayment;
  refund: SimulatedRefund;
}

type Kind = keyof Entities;
type Entity<K extends Kind> = Entities[K];

const schemas: { [K in Kind]: z.ZodType<Entities[K]> } = {
  payment_link: simulatedLink,
  payment: simulatedPayment,
  refund: simulatedRefund,
};

interface Find<K extends Kind> {
  kind: K;
  id: string;
  isLocked?: boolean;
}

export async function findEntity<K extends Kind>(db: Database, find: Find<K>): Promise<Entity<K> | null> {
  const query = db
    .select({ entity: simulatedEntities.entity })
    .from(simulatedEntities)
    .where(and(eq(simulatedEntities.id, find.id), eq(simulatedEntities.kind, find.kind)));
  const [row] = await (find.isLocked ? query.for('update') : query);
  return row ? read(find.kind, row.entity) : null;
}

/** Links of a reference, payments of a link or refunds of a payment, oldest first. */
export async function listEntities<K extends Kind>(db: Database, kind: K, belongsTo: string): Promise<Entity<K>[]> {
  const rows = await db
    .select({ entity: simulatedEntities.entity })
    .from(simulatedEntities)
    .where(and(eq(simulatedEntities.belongsTo, belongsTo), eq(simulatedEntities.kind, kind)))
    .orderBy(asc(simulatedEntities.createdAt), asc(simulatedEntities.id));
  return rows.map((row) => read(kind, row.entity));
}

/** False if the id, or a link with the same reference, already exists. */
export async function addEntity<K extends Kind>(
  db: Database,
  kind: K,
  belongsTo: string,
  entity: Entity<K>,
): Promise<boolean> {
  const { rowCount } = await db
    .insert(simulatedEntities)
    .values({ id: entity.id, kind, belongsTo, entity })
    .onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

export async function saveEntity(db: Database, entity: Entity<Kind>): Promise<void> {
  await db.update(simulatedEntities).set({ entity }).where(eq(simulatedEntities.id, entity.id));
}

function read<K extends Kind>(kind: K, entity: unknown): Entity<K> {
  return schemas[kind].parse(entity);
}
