import { desc, eq, gt, lt, sql } from 'drizzle-orm';
import { tryHoldName } from '../../../database/hold-name.ts';
import type { Database } from '../../../database/pool.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { farewellMail } from '../rules/mails.ts';
import { farewells } from '../tables.ts';

/** What a mail server keeps refusing is given up after so many days. */
const givenUpAfter = sql`now() - interval '3 days'`;
const sentAtOnce = 50;

/**
 * The last mail to each account that was deleted; with it the last trace of the address goes. One that fails stays and
 * keeps no other back; then this throws. Two nodes never take the same one.
 */
export async function sendFarewells(db: Database, mailer: Mailer): Promise<void> {
  await db.delete(farewells).where(lt(farewells.createdAt, givenUpAfter));
  const due = await db
    .select({ id: farewells.id })
    .from(farewells)
    .where(gt(farewells.createdAt, givenUpAfter))
    .orderBy(desc(farewells.createdAt))
    .limit(sentAtOnce);
  const failures: unknown[] = [];
  for (const { id } of due.reverse())
    await sendFarewell(db, mailer, id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} farewells could not be sent`);
}

async function sendFarewell(db: Database, mailer: Mailer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await tryHoldName(tx, `farewell ${id}`))) return;
    const [farewell] = await tx.select().from(farewells).where(eq(farewells.id, id));
    if (!farewell) return;
    await mailer.send({ to: farewell.email, ...farewellMail(farewell.language) });
    await tx.delete(farewells).where(eq(farewells.id, id));
  });
}
