import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createCompletedBooking } from '../../../test/completed-bookings.ts';
import { createGarage, type StoredGarage } from '../../../test/garages.ts';
import { createPerson, type Person } from '../../../test/people.ts';
import { comments, postLikes, posts } from '../../features/community/tables.ts';
import { garageHolidays, garages, garageTimeSlots, mechanics, services } from '../../features/garages/tables.ts';
import { readPublicChanges } from '../../features/live/queries/read-public-changes.ts';
import { blocks, mutes, profiles } from '../../features/people/tables.ts';
import { reviews } from '../../features/reviews/tables.ts';

let api: Api;
let garage: StoredGarage;
let author: Person;
let reader: Person;
let postId: string;

beforeAll(async () => {
  api = await startApi();
  garage = await createGarage(api.services.db);
  [author, reader] = [await createPerson(api), await createPerson(api)];
  postId = await writePost();
});

afterAll(() => api.stop());

async function writePost(): Promise<string> {
  const id = uuidv7();
  await api.services.db.insert(posts).values({ id, userId: author.id, caption: 'A trip', idempotencyKey: id });
  return id;
}

interface Change {
  /** Names the table and what happens to it. */
  what: string;
  make(): Promise<unknown>;
  shown: () => string[];
}

const db = () => api.services.db;
const shows = { garage: () => ['garages'], post: () => [`post:${postId}`], people: () => ['people'] };
const comment = uuidv7();

/** The order matters: each change finds what it changes. */
const changes: Change[] = [
  { what: 'reviews: a new one', make: writeReview, shown: shows.garage },
  {
    what: 'reviews: another rating',
    make: () => db().update(reviews).set({ rating: 1 }).where(eq(reviews.garageId, garage.id)),
    shown: shows.garage,
  },
  {
    what: 'garages: another name',
    make: () => db().update(garages).set({ name: 'Another' }).where(eq(garages.id, garage.id)),
    shown: shows.garage,
  },
  {
    what: 'garages: closed',
    make: () => db().update(garages).set({ status: 'inactive' }).where(eq(garages.id, garage.id)),
    shown: shows.garage,
  },
  {
    what: 'garages: open again',
    make: () => db().update(garages).set({ status: 'active' }).where(eq(garages.id, garage.id)),
    shown: shows.garage,
  },
  {
    what: 'services: another price',
    make: () => db().update(services).set({ price: 611 }).where(eq(services.garageId, garage.id)),
    shown: shows.garage,
  },
  {
    what: 'mechanics: another name',
    make: () => db().update(mechanics).set({ name: 'Ravi' }).where(eq(mechanics.name, 'Arun')),
    shown: shows.garage,
  },
  {
    what: 'garage_time_slots: one fewer',
    make: () =>
      db().execute(sql`delete from ${garageTimeSlots} where ctid = (select min(ctid) from garage_time_slots)`),
    shown: shows.garage,
  },
  {
    what: 'garage_holidays: a new one',
    make: () => db().insert(garageHolidays).values({ garageId: garage.id, date: '2030-01-26' }),
    shown: shows.garage,
  },
  {
    what: 'post_likes: a like',
    make: () => db().insert(postLikes).values({ postId, userId: reader.id }),
    shown: shows.post,
  },
  {
    what: 'post_likes: a like taken back',
    make: () => db().delete(postLikes).where(eq(postLikes.postId, postId)),
    shown: shows.post,
  },
  {
    what: 'comments: a new one',
    make: () =>
      db()
        .insert(comments)
        .values({ id: comment, postId, userId: reader.id, content: 'Fine', idempotencyKey: comment }),
    shown: shows.post,
  },
  {
    what: 'comments: hidden',
    make: () => db().update(comments).set({ hiddenAt: new Date() }).where(eq(comments.id, comment)),
    shown: shows.post,
  },
  {
    what: 'comments: deleted',
    make: () => db().delete(comments).where(eq(comments.id, comment)),
    shown: shows.post,
  },
  {
    what: 'posts: hidden',
    make: () => db().update(posts).set({ hiddenAt: new Date() }).where(eq(posts.id, postId)),
    shown: shows.post,
  },
  {
    what: 'posts: shown again',
    make: () => db().update(posts).set({ hiddenAt: null }).where(eq(posts.id, postId)),
    shown: shows.post,
  },
  { what: 'posts: deleted', make: () => db().delete(posts).where(eq(posts.id, postId)), shown: shows.post },
  ...(['isPublic', 'allowComments'] as const).map((column) => ({
    what: `profiles: ${column}`,
    make: () => setProfile({ [column]: false }),
    shown: shows.people,
  })),
  ...(['fullName', 'username', 'avatarUrl'] as const).map((column) => ({
    what: `profiles: ${column}`,
    make: () => setProfile({ [column]: 'another' }),
    shown: shows.people,
  })),
  ...(['suspendedAt', 'deactivatedAt'] as const).map((column) => ({
    what: `profiles: ${column}`,
    make: () => setProfile({ [column]: new Date() }),
    shown: shows.people,
  })),
  {
    what: 'blocks: between two people',
    make: () => db().insert(blocks).values({ blockerId: reader.id, blockedId: author.id }),
    shown: () => [],
  },
  {
    what: 'mutes: between two people',
    make: () => db().insert(mutes).values({ muterId: reader.id, mutedId: author.id }),
    shown: () => [],
  },
  {
    what: 'profiles: deleted',
    make: () => db().delete(profiles).where(eq(profiles.id, author.id)),
    shown: shows.people,
  },
];

function setProfile(change: Partial<typeof profiles.$inferInsert>) {
  return db().update(profiles).set(change).where(eq(profiles.id, author.id));
}

async function writeReview(): Promise<void> {
  const bookingId = await createCompletedBooking(api, reader, garage);
  const input = { rating: 4, comment: 'Good' };
  const { status } = await api.call('PUT', `/bookings/${bookingId}/review`, input, { token: reader.token });
  expect(status).toBeLessThan(300);
}

test.each(changes)('$what', async ({ make, shown }) => {
  const { seen } = await readPublicChanges(db(), undefined);
  await make();
  const { subjects } = await readPublicChanges(db(), seen);
  expect([...subjects].toSorted()).toEqual(shown().toSorted());
});

test('this file changes every table whose triggers report changes of public pages', async () => {
  const { rows } = await db().execute<{ name: string }>(sql`
    select distinct tgrelid::regclass::text as name from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where pg_get_triggerdef(pg_trigger.oid) || prosrc ~ '''(pages:|posts''|likes''|comments:)|announce_page_change'`);
  const named = rows.map(({ name }) => name);
  expect(named).toEqual(expect.arrayContaining(['garages', 'services', 'mechanics', 'posts', 'comments', 'profiles']));
  const changed = new Set(changes.map(({ what }) => what.split(':')[0]));
  expect(named.filter((name) => !changed.has(name))).toEqual([]);
});
