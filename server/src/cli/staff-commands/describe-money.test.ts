import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGarage } from '../../../test/garages.ts';
import { type Order, type Shop, startShop } from '../../../test/paying.ts';
import { answerRequest } from './answer-request.ts';
import { parseDeskArguments } from './arguments.ts';

let shop: Shop;
let order: Order;

beforeAll(async () => {
  shop = await startShop();
  order = await shop.order(await createGarage(shop.api.services.db));
  await shop.fake.pay(order.linkId);
  await shop.see(order);
});

afterAll(() => shop.stop());

const ask = (...args: string[]) =>
  answerRequest(shop.api.services.db, parseDeskArguments(args), new Date(), async () => shop.api.services.files.store);

test('the report names mismatches, and a closed row is no longer in it', async () => {
  expect(await ask('money')).toEqual({ isDone: true, lines: ['Captures, refunds and bookings match.'] });
  const { db } = shop.api.services;
  await db.execute(sql`update bookings set total_amount = 1300 where id = ${order.booking.id}`);
  const { lines } = await ask('money');
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^\\S+ +\\d{4}-.*₹1,200.*booking ${order.booking.id}`))]);
  const [row = ''] = lines[0]?.split(' ') ?? [];
  const reason = ['--reason', 'The garage gave a discount', '--by', 'Zoya'];
  expect(await ask('close', row, ...reason)).toEqual({ isDone: true, lines: ['The row is closed.'] });
  expect((await ask('money')).lines).toEqual(['Captures, refunds and bookings match.']);
  expect(await ask('close', row, ...reason)).toEqual({
    isDone: false,
    lines: [expect.stringContaining('There is no such row; `money` shows them.')],
  });
});
