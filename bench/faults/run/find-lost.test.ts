import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCustomer } from '../../../server/test/customers.ts';
import { type FakeS3, startFakeS3 } from '../../../server/test/fakes/fake-s3.ts';
import { createGarage } from '../../../server/test/garages.ts';
import { type Shop, startShop } from '../../../server/test/paying.ts';
import { createLedger, type Ledger } from '../load/ledger.ts';
import { findLost } from './find-lost.ts';

let shop: Shop;
let store: FakeS3;
let bookingId: string;
let paymentId: string;

beforeAll(async () => {
  shop = await startShop();
  store = await startFakeS3();
  const garage = await createGarage(shop.api.services.db);
  const order = await shop.order(garage, await createCustomer(shop.api));
  await shop.fake.pay(order.linkId);
  await shop.see(order);
  bookingId = order.booking.id;
  paymentId = shop.fake.payments()[0]?.id ?? '';
});

afterAll(async () => {
  await store.stop();
  await shop.stop();
});

function lostOf(promised: (ledger: Ledger) => void): Promise<string[]> {
  const ledger = createLedger();
  promised(ledger);
  const { pool } = shop.api.database;
  return findLost({ pool, db: shop.api.services.db, services: { store } }, ledger);
}

test('nothing is lost that is stored', async () => {
  const lost = await lostOf(({ bookings, payments, likes }) => {
    bookings.add(bookingId);
    payments.add(paymentId);
    likes.set(`${randomUUID()}/${randomUUID()}`, false);
  });
  expect(lost).toEqual([]);
});

test.each(['bookings', 'cancellations', 'payments', 'pictures', 'messages', 'posts', 'questions'] as const)(
  'a lost write is noticed: %s',
  async (kind) => {
    const id = randomUUID();
    expect(await lostOf((ledger) => ledger[kind].add(id))).toEqual([`${kind} ${id}`]);
  },
);

test('a booking that is still there is a lost cancellation', async () => {
  expect(await lostOf(({ cancellations }) => cancellations.add(bookingId))).toEqual([`cancellations ${bookingId}`]);
});

test('a lost like is noticed', async () => {
  const key = `${randomUUID()}/${randomUUID()}`;
  expect(await lostOf(({ likes }) => likes.set(key, true))).toEqual([`likes ${key}`]);
});

test('a picture without its bytes is lost', async () => {
  const id = randomUUID();
  await shop.api.database.pool.query(
    `insert into files (id, purpose, folder, content_type, bytes, width, height, widths)
     values ($1, 'post', $2, 'image/webp', 1, 480, 320, '{480}')`,
    [id, `posts/${id}`],
  );
  const promise = ({ pictures }: Ledger) => pictures.add(id);
  expect(await lostOf(promise)).toEqual([`bytes of posts/${id}/480.webp`]);
  store.objects.set(`posts/${id}/480.webp`, { bytes: Buffer.alloc(1), type: 'image/webp', etag: '' });
  expect(await lostOf(promise)).toEqual([]);
});
