import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createGarage } from '../../../test/garages.ts';
import { type Order, type Shop, startShop, takeMoneyProblems, watchMoney } from '../../../test/paying.ts';
import { closeProblem } from './commands/close-problem.ts';
import { endClosings } from './commands/end-closings.ts';
import { listMoneyProblems } from './queries/list-money-problems.ts';

let shop: Shop;
let order: Order;

beforeAll(async () => {
  shop = await startShop();
});

afterAll(() => shop.stop());

watchMoney(() => shop);

beforeEach(async () => {
  order = await shop.order(await createGarage(shop.api.services.db));
  await shop.fake.pay(order.linkId);
  await shop.see(order);
});

const run = (statement: ReturnType<typeof sql>) => shop.api.services.db.execute(statement);
const list = () => listMoneyProblems(shop.api.services.db);
const problems = async () => (await list()).map(({ problem }) => problem);
const ofOrder = sql`gateway_payment_id in (select gateway_payment_id from payment_captures where is_used
  order by created_at desc limit 1)`;

async function cancel(): Promise<void> {
  await shop.api.call('POST', `/bookings/${order.booking.id}/cancel`, {}, order.customer);
  await shop.see(order);
}

test('a closed row stays off the report while nothing new happens', async () => {
  await run(sql`update bookings set total_amount = 1300 where id = ${order.booking.id}`);
  expect((await takeMoneyProblems(shop)).map(({ problem }) => problem)).toEqual(['wrong_amount']);
  await endClosings(shop.api.services.db);
  await run(sql`update bookings set updated_at = now() where id = ${order.booking.id}`);
  expect(await problems()).toEqual([]);
});

test('a closed amount problem is reported again when the amount changes', async () => {
  await run(sql`update bookings set total_amount = 1300 where id = ${order.booking.id}`);
  await takeMoneyProblems(shop);
  await run(sql`update bookings set total_amount = 1400 where id = ${order.booking.id}`);
  expect(await problems()).toEqual(['wrong_amount']);
  await takeMoneyProblems(shop);
});

test('a closed problem is reported again when it disappears and returns', async () => {
  const { db } = shop.api.services;
  await run(sql`update bookings set total_amount = 1300 where id = ${order.booking.id}`);
  const [row] = await takeMoneyProblems(shop);
  await run(sql`update bookings set total_amount = 1200 where id = ${order.booking.id}`);
  await endClosings(db);
  await run(sql`update bookings set total_amount = 1300 where id = ${order.booking.id}`);
  expect(await list()).toEqual([row]);
  const closing = { rowId: row?.id ?? '', reason: 'Looked at it again.', closedBy: 'Meera' };
  expect(await closeProblem(db, closing)).toEqual(row);
  expect(await closeProblem(db, closing)).toBeNull();
  const { rows } = await run(sql`select reason, ended_at is null as "isClosed" from money_closings
    where row_id = ${closing.rowId} order by created_at`);
  expect(rows).toEqual([
    { reason: 'Expected.', isClosed: false },
    { reason: 'Looked at it again.', isClosed: true },
  ]);
});

test('a closed failed refund is reported again when the next attempt fails, too', async () => {
  shop.fake.misbehave('createRefund', 'badRequest', 1);
  await cancel();
  const [first] = await takeMoneyProblems(shop);
  expect(first?.problem).toBe('refund_failed');
  await run(sql`update payment_refunds set id = gen_random_uuid() where ${ofOrder}`);
  const [second, ...others] = await takeMoneyProblems(shop);
  expect(others).toEqual([]);
  expect(second).toMatchObject({ problem: 'refund_failed', gatewayPaymentId: first?.gatewayPaymentId });
  expect(second?.id).not.toBe(first?.id);
});

test('a closed late refund is reported again when the gateway accepts it but does not finish it', async () => {
  shop.fake.misbehave('listRefunds', 'serverError', 1);
  await cancel();
  await run(sql`update payment_refunds set created_at = now() - interval '2 days' where ${ofOrder}`);
  expect((await takeMoneyProblems(shop)).map(({ problem }) => problem)).toEqual(['refund_late']);
  await run(sql`update payment_refunds set gateway_refund_id = 'rfnd_accepted',
    created_at = now() - interval '11 days' where ${ofOrder}`);
  expect((await takeMoneyProblems(shop)).map(({ problem }) => problem)).toEqual(['refund_late']);
  await run(sql`update payment_refunds set state = 'refunded', settled_at = now() where ${ofOrder}`);
});

test('a closed booking without money is reported again when something new happens to its money', async () => {
  await run(sql`update payment_captures set is_used = false where ${ofOrder}`);
  const kinds = (await takeMoneyProblems(shop)).map(({ problem }) => problem);
  expect(kinds.sort()).toEqual(['booking_without_capture', 'capture_unused']);
  await run(sql`insert into booking_changes (id, booking_id, kind, actor)
    values (gen_random_uuid(), ${order.booking.id}, 'paid', 'system')`);
  expect((await takeMoneyProblems(shop)).map(({ problem }) => problem)).toEqual(['booking_without_capture']);
  await run(sql`update payment_captures set is_used = true where booking_id = ${order.booking.id}`);
});
