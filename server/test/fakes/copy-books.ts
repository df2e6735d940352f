import type pg from 'pg';
import type { FakeRazorpay } from './fake-razorpay.ts';

/** Puts the gateway's books where those of the simulator are, so that SQL can compare them with ours. */
export async function copyBooks(pool: pg.Pool, { payments, refunds }: FakeRazorpay): Promise<void> {
  const rows = [
    ...payments().map((entity) => ({ id: entity.id, kind: 'payment', of: entity.linkId, entity })),
    ...refunds().map((entity) => ({ id: entity.id, kind: 'refund', of: entity.payment_id, entity })),
  ];
  await pool.query(
    `insert into simulated_entities (id, kind, belongs_to, entity)
     select row ->> 'id', row ->> 'kind', row ->> 'of', row -> 'entity' from jsonb_array_elements($1::jsonb) row
     on conflict (id) do update set entity = excluded.entity`,
    [JSON.stringify(rows)],
  );
}
