import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCompletedBooking } from '../../../test/completed-bookings.ts';
import { importGarage } from '../../../test/garages.ts';
import { type Shop, startShop } from '../../../test/paying.ts';
import { createStaff } from '../../../test/staff.ts';
import { raiseTicket, say } from '../../../test/ticketing.ts';
import { surfaces } from '../../../test/visibility/surfaces.ts';
import { createWorld, type World } from '../../../test/visibility/world.ts';
import { removeReleasedFiles } from '../files/commands/remove-files.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
});

afterAll(() => shop.stop());

const phone = '+919812345670';

/** Creates every kind of data that a customer can leave behind. */
async function liveFully(): Promise<World> {
  const { api } = shop;
  const world = await createWorld(api, 'stranger');
  const { subject, reader } = world;
  const { db } = api.services;
  const put = (path: string, body?: unknown) => api.call('PUT', path, body, subject);
  await api.call('PATCH', '/profiles/me', { phone }, subject);
  await api.call(
    'POST',
    '/vehicles',
    { type: 'car', make: 'Tata', model: 'Nexon', registration: 'KA05MH1234' },
    subject,
  );
  const garage = await importGarage(db, { externalId: randomUUID(), name: 'Trace Garage', mechanics: [] });
  await put(`/garages/${garage.id}/favourite`);
  const done = await createCompletedBooking(api, subject, garage);
  await put(`/bookings/${done}/review`, { rating: 5, comment: `Good, says ${world.word}` });
  const paid = await shop.order(garage, subject, { bookingDate: '2026-11-25' });
  await shop.fake.pay(paid.linkId);
  await shop.see(paid);
  await api.call('POST', `/bookings/${paid.booking.id}/cancel`, {}, subject);
  await api.services.payments.work.idle();
  const ticket = await raiseTicket(api, subject, { name: 'Subject', email: subject.email, phone });
  const agent = await createStaff(api, 'agent');
  await say(api, subject, ticket.id, { message: `I am ${world.word}` });
  await say(api, agent, ticket.id, { isAgent: true });
  await api.call('POST', '/reports', { target: 'profile', targetId: subject.id, reason: 'spam' }, reader);
  await api.call('POST', '/reports', { target: 'post', targetId: world.postOf.subject.id, reason: 'spam' }, reader);
  await api.call('POST', '/reports', { target: 'profile', targetId: reader.id, reason: 'spam' }, subject);
  await api.call('POST', '/auth/forgot-password', { email: subject.email });
  await api.call('POST', '/account/deletion-requests', { email: subject.email });
  const fileId = randomUUID();
  await api.services.files.store.put(`posts/${fileId}/480.webp`, Buffer.from('a picture'));
  await db.execute(sql`
    insert into files (id, user_id, purpose, folder, content_type, bytes, widths)
    values (${fileId}, ${subject.id}, 'post', ${`posts/${fileId}`}, 'image/webp', 9, '{480}')`);
  return world;
}

/** Live events stay for an hour for open streams; the simulator's table is that of another company. */
const keepsNothingLong = ['live_events', 'simulated_entities'];

/** Tables in which one of the words occurs in any column. */
async function tracesOf(words: string[]): Promise<string[]> {
  const { db } = shop.api.services;
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public'`);
  const found: string[] = [];
  for (const { name } of rows.filter((table) => !keepsNothingLong.includes(table.name))) {
    for (const word of words) {
      const held = await db.execute<{ row: string }>(
        sql`select t::text as row from ${sql.identifier(name)} t where strpos(t::text, ${word}) > 0 limit 1`,
      );
      for (const { row } of held.rows) found.push(`${name}: ${word} in ${row}`);
    }
  }
  return found;
}

test('a deleted account leaves no trace of its owner in any row or file', async () => {
  const world = await liveFully();
  const { subject, word } = world;
  const words = [subject.id, subject.email, phone, phone.slice(3), word, 'KA05MH1234'];
  for (const one of words.slice(0, 3)) expect(await tracesOf([one])).not.toEqual([]);
  const { api } = shop;

  expect((await api.call('DELETE', '/account', { proof: subject.email }, subject)).status).toBe(200);
  await expect.poll(() => api.mails.filter(({ to }) => to === subject.email).length).toBeGreaterThan(1);
  await api.services.payments.work.idle();

  await expect.poll(() => tracesOf(words)).toEqual([]);
  await removeReleasedFiles(api.services.db, api.services.files.store);
  const { rows } = await api.services.db.execute(sql`select 1 from files where user_id is null`);
  expect(rows).toEqual([]);
  const seen: string[] = [];
  for (const name of ['feed', 'feed search by caption', 'comments list', 'count of likes', 'count of comments'])
    if ((await surfaces[name]?.(world))?.isSeen) seen.push(name);
  for (const name of [
    'profile',
    'profile search',
    'followers list',
    'following list',
    'count of followers',
    'notifications',
  ])
    if ((await surfaces[name]?.(world))?.isSeen) seen.push(name);
  expect(seen).toEqual([]);
});
