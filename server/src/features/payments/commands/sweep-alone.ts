import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import type { PaymentGateway } from '../types.ts';

/** Longer than a sweep takes (`ask-each.ts`); afterwards the node has probably died. */
const leaseSeconds = 60;

/** Lets one node at a time sweep a gateway. Its turn is a row, so that no connection is busy during an answer. */
export async function sweepAlone(
  db: Database,
  gateway: PaymentGateway['name'],
  sweep: () => Promise<void>,
): Promise<void> {
  const holder = uuidv7();
  const { rows } = await db.execute(sql`
    insert into gateway_sweeps as turn (gateway, holder, leased_until)
    values (${gateway}, ${holder}, now() + make_interval(secs => ${leaseSeconds}))
    on conflict (gateway) do update set holder = excluded.holder, leased_until = excluded.leased_until
      where turn.leased_until <= now()
    returning gateway`);
  if (rows.length === 0) return;
  try {
    await sweep();
  } finally {
    await db.execute(sql`delete from gateway_sweeps where gateway = ${gateway} and holder = ${holder}`);
  }
}
