import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createGarage } from '../../../test/garages.ts';
import { type Shop, startShop, watchMoney } from '../../../test/paying.ts';
import { notify } from '../notifications/commands/notify.ts';
import { receiveEvent } from './commands/receive-event.ts';
import { createPaymentWork } from './jobs.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
});

afterAll(() => shop.stop());

watchMoney(() => shop);

test('a mail server that does not answer keeps no event waiting', async () => {
  const { db, log, now, payments, bookingLimits } = shop.api.services;
  const order = await shop.order(await createGarage(db));
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const send = vi.fn(() => answered);
  const work = createPaymentWork({
    db,
    gateway: payments.gateway,
    mailer: { send },
    log,
    now,
    bookingLimits,
    origin: 'https://x.example',
  });
  const data = { kind: 'started', date: '2026-11-24', time: '10:00' };
  const note = { type: 'booking', data, isMailed: true } as const;
  await notify(db, { ...note, userId: order.customer.id, subject: 'a subject' });
  work.wake();
  await vi.waitFor(() => expect(send).toHaveBeenCalled(), { timeout: 10_000 });
  const event = {
    id: uuidv7(),
    type: 'payment.downtime.started',
    body: { event: 'payment.downtime.started', payload: {} },
  };
  await receiveEvent(db, event);
  work.wake();
  await vi.waitFor(async () => {
    const { rows } = await db.execute(
      sql`select from webhook_events where id = ${event.id} and processed_at is not null`,
    );
    expect(rows).toHaveLength(1);
  });
  answer();
  await work.idle();
});
