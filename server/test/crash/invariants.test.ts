import { afterAll, beforeAll, expect, test } from 'vitest';
import { startJobs } from '../../src/platform/jobs.ts';
import { createCustomer } from '../customers.ts';
import { copyBooks } from '../fakes/copy-books.ts';
import { createGarage } from '../garages.ts';
import { like, writeComment, writePost } from '../members.ts';
import { type Shop, startShop } from '../paying.ts';
import { askAll, createConversation, question } from '../revvy-stream.ts';
import { raiseTicket, say } from '../ticketing.ts';
import { listBroken, listRules } from './check-invariants.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
  const { api, fake } = shop;
  fake.refundAtOnce();
  const customer = await createCustomer(api);
  const garage = await createGarage(api.services.db, { mechanics: [{ name: 'Zoya' }, { name: 'Arun' }] });
  for (const bookingTime of ['10:00', '12:00', '14:00']) {
    const order = await shop.order(garage, customer, { bookingTime });
    await fake.pay(order.linkId);
    await shop.see(order);
    if (bookingTime !== '14:00') continue;
    await api.call('POST', `/bookings/${order.booking.id}/cancel`, {}, customer);
    await shop.see(order);
  }
  const post = await writePost(api, customer);
  await writeComment(api, customer, post.id);
  await like(api, customer, post.id);
  const ticket = await raiseTicket(api, customer);
  for (const message of ['One', 'Two', 'Three']) await say(api, customer, ticket.id, { message });
  await askAll(api, customer, await createConversation(api, customer), question('How often should I change the oil?'));
  await api.services.mails.idle();
  await copyBooks(api.database.pool, fake);
  const jobs = await startJobs(api.database.pool, api.services.log);
  await jobs.work({ name: 'sweep', run: async () => undefined });
  await jobs.stop();
}, 60_000);

afterAll(() => shop.stop());

test('a sound database keeps all rules', async () => {
  expect(await listBroken(shop.api.database.pool)).toEqual([]);
});

const used = `gateway_payment_id in (select gateway_payment_id from payment_captures c join bookings b on b.id = c.booking_id
  where b.status = 'confirmed')`;
const unlinked = `alter table payment_refunds drop constraint payment_refunds_capture_fk;`;

const harms: [rule: string, harm: string][] = [
  [
    'a mechanic has two bookings at once',
    `alter table bookings drop constraint bookings_no_mechanic_overlap;
     update bookings set booking_time = '10:00', end_time = '11:30',
       assigned_mechanic_id = (select id from mechanics limit 1)`,
  ],
  ['a booking lacks its mechanic', `update bookings set assigned_mechanic_id = null, assigned_at = null`],
  ['a booking lacks one of its services', `delete from booking_services`],
  [
    'a lapsed hold is not released',
    `update bookings set held_until = hold_clock() - interval '1 second', hold_ends_at = hold_clock()`,
  ],
  ['money is neither used nor given back', `update payment_captures set is_used = false`],
  ['a booking is paid without money', `${unlinked} delete from payment_captures where ${used}`],
  [
    'money differs from the price of its booking',
    `update payment_captures set amount = amount + 1
     where not exists (select from payment_refunds r where r.gateway_payment_id = payment_captures.gateway_payment_id)`,
  ],
  [
    'money is used and the booking is not paid',
    `update bookings set payment_status = 'pending', held_until = hold_clock(), hold_ends_at = hold_clock()`,
  ],
  ['a cancelled booking keeps its money', `delete from payment_refunds`],
  ['the gateway does not know money of ours', `delete from simulated_entities where kind = 'payment'`],
  ['we do not know money of the gateway', `${unlinked} delete from payment_captures`],
  ['a refund differs from the gateway’s', `delete from simulated_entities where kind = 'refund'`],
  ['the gateway gave money back twice or unasked', `delete from payment_refunds`],
  [
    'a report of the gateway matches no payment',
    `insert into unmatched_money (id, kind, gateway_id) values (gen_random_uuid(), 'unknown_capture', 'pay_1')`,
  ],
  ['a webhook is not processed', `update webhook_events set processed_at = null`],
  ['a refund is not settled', `update payment_refunds set state = 'refunding', settled_at = null`],
  ['a post has a wrong counter', `update posts set likes = likes + 1`],
  ['a profile has a wrong counter', `update profile_counts set posts = posts + 1`],
  ['a garage has a wrong counter', `update garages set total_reviews = 1, average_rating = 5`],
  ['a ticket has a gap between its messages', `delete from support_chat_messages where seq = 2`],
  ['a question to Revvy has no answer', `delete from revvy_messages where role = 'assistant'`],
  [
    'an answer of Revvy does not end',
    `update revvy_messages set status = 'streaming', beat_at = now() where role = 'assistant'`,
  ],
  [
    'a picture of a post is about to be removed',
    `with picture as (
       insert into files (id, purpose, folder, content_type, bytes) values (gen_random_uuid(), 'post', '', 'image/jpeg', 1)
       returning id
     )
     update posts set file_id = (select id from picture);
     update files set released_at = now()`,
  ],
  ['a mail waits', `update mails set state = 'waiting', settled_at = null`],
  ['a mail was given up', `update mails set state = 'given_up', reason = 'failed', settled_at = now()`],
  [
    'a push waits',
    `with devices as (
       insert into push_tokens (id, user_id, token, platform, language)
       select gen_random_uuid(), user_id, 'a phone', 'mobile', 'en' from notifications limit 1 returning id, user_id
     )
     insert into push_deliveries (id, notification_id, token_id, user_id, event)
     select gen_random_uuid(), n.id, devices.id, n.user_id, 'booked' from devices join notifications n using (user_id) limit 1`,
  ],
  [
    'a job waits',
    `insert into pgboss.job (name, state, start_after) values ('sweep', 'created', now() - interval '3 minutes')`,
  ],
  ['a job failed for good', `insert into pgboss.job (name, state) values ('sweep', 'failed')`],
];

test('every rule is broken by one of these tests', async () => {
  expect(harms.map(([rule]) => rule).toSorted()).toEqual((await listRules(shop.api.database.pool)).toSorted());
});

test.each(harms)('the check notices that %s', async (rule, harm) => {
  const client = await shop.api.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(harm);
    const broken = await listBroken(client);
    expect(broken.map((one) => one.rule)).toContain(rule);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
