import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLongRun } from '../../../../scripts/long-run.ts';
import { type Api, startApi } from '../../../test/api.ts';
import { createCompletedBooking } from '../../../test/completed-bookings.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { importGarage, type StoredGarage } from '../../../test/garages.ts';
import { toUserId } from '../../platform/user-id.ts';
import { bookings } from '../calendar/tables.ts';
import { garages } from '../garages/tables.ts';
import { saveReview } from './commands.ts';
import { reviews, reviewVersions } from './tables.ts';

/** Milliseconds; generous, because other tests run at the same time. */
const timeout = 120_000;

interface Place {
  garage: StoredGarage;
  /** Completed bookings. */
  bookingIds: string[];
}

interface Imported {
  averageRating: number;
  totalReviews: number;
}

let api: Api;
let customer: Customer;
let places: Place[];

beforeAll(async () => {
  api = await startApi();
  customer = await createCustomer(api);
  places = [];
  for (let place = 0; place < 3; place++) {
    const garage = await importRating(place, null);
    const bookingIds: string[] = [];
    for (let count = 0; count < 4; count++) bookingIds.push(await createCompletedBooking(api, customer, garage));
    places.push({ garage, bookingIds });
  }
}, timeout);

afterAll(() => api.stop());

function importRating(place: number, stated: Imported | null): Promise<StoredGarage> {
  return importGarage(api.services.db, { externalId: `g${place}`, name: `Garage ${place}`, mechanics: [], ...stated });
}

function at(place: number): Place {
  const found = places[place];
  if (!found) throw new Error(`There is no place ${place}`);
  return found;
}

function bookingAt(place: number, booking: number): string {
  return at(place).bookingIds[booking] ?? '';
}

/** Expected average of all ratings, rounded to hundredths as the database does. */
function expectedRating(own: number[], imported: Imported | null | undefined) {
  const count = own.length + (imported?.totalReviews ?? 0);
  if (count === 0) return { average: null, count };
  const fromImport = Math.round((imported?.averageRating ?? 0) * 100) * (imported?.totalReviews ?? 0);
  const hundredths = own.reduce((sum, rating) => sum + rating * 100, fromImport);
  return { average: Math.floor((2 * hundredths + count) / (2 * count)) / 100, count };
}

async function shownRating({ garage }: Place) {
  const [row] = await api.services.db
    .select({ average: garages.averageRating, count: garages.totalReviews })
    .from(garages)
    .where(eq(garages.id, garage.id));
  return row;
}

async function forgetRatings() {
  await api.services.db.delete(reviews);
  await api.services.db.execute(sql`update garages
    set imported_rating = null, imported_reviews = 0, average_rating = null, total_reviews = 0`);
}

/** Expected state, tracked independently of the database. */
class Ledger {
  readonly own = places.map(() => new Map<number, number>());
  readonly imported: (Imported | null)[] = places.map(() => null);

  expected(place: number) {
    return expectedRating([...(this.own[place]?.values() ?? [])], this.imported[place]);
  }
}

type Step = (ledger: Ledger) => Promise<void>;

const place = fc.nat({ max: 2 });
const booking = fc.nat({ max: 3 });
const rating = fc.integer({ min: 1, max: 5 });
const stated = fc.record({
  averageRating: fc.integer({ min: 100, max: 500 }).map((hundredths) => hundredths / 100),
  totalReviews: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 10_000_000 })),
});

const saved = fc.tuple(place, booking, rating, fc.constantFrom('', 'Good')).map(
  ([where, which, stars, comment]): Step =>
    async ({ own }) => {
      const input = { userId: toUserId(customer.id), bookingId: bookingAt(where, which), rating: stars, comment };
      expect(await saveReview(api.services.db, input)).toMatchObject({ ok: true, review: { rating: stars } });
      own[where]?.set(which, stars);
    },
);
const removed = fc.tuple(place, booking).map(
  ([where, which]): Step =>
    async ({ own }) => {
      await api.services.db.delete(reviews).where(eq(reviews.bookingId, bookingAt(where, which)));
      own[where]?.delete(which);
    },
);
const imported = fc.tuple(place, fc.option(stated)).map(
  ([where, given]): Step =>
    async (ledger) => {
      await importRating(where, given);
      if (given) ledger.imported[where] = given;
    },
);
const steps = fc.array(
  fc.oneof({ weight: 4, arbitrary: saved }, { weight: 1, arbitrary: removed }, { weight: 2, arbitrary: imported }),
  { maxLength: 14 },
);

test(
  "after any sequence of reviews, edits, removals and imports, every garage's rating matches a fresh count",
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        await forgetRatings();
        const ledger = new Ledger();
        for (const step of taken) await step(ledger);
        for (const [index, one] of places.entries()) expect(await shownRating(one)).toEqual(ledger.expected(index));
      }),
      { numRuns: isLongRun ? 60 : 15 },
    );
  },
  timeout,
);

test(
  'twenty concurrent saves for one booking leave one review, counted once, and all versions',
  async () => {
    await forgetRatings();
    const inputs = Array.from({ length: 20 }, (_, index) => ({ rating: (index % 5) + 1, comment: `Version ${index}` }));
    const path = `/bookings/${bookingAt(0, 0)}/review`;
    const answers = await Promise.all(inputs.map((input) => api.call('PUT', path, input, { token: customer.token })));
    expect(answers.map((answer) => answer.status)).toEqual(inputs.map(() => 200));
    const stored = await api.services.db
      .select()
      .from(reviews)
      .where(eq(reviews.garageId, at(0).garage.id));
    expect(stored).toHaveLength(1);
    expect(await shownRating(at(0))).toEqual({ average: stored[0]?.rating, count: 1 });
    const kept = await api.services.db.select().from(reviewVersions).orderBy(reviewVersions.version);
    expect(kept.map((row) => row.version)).toEqual(Array.from({ length: 19 }, (_, index) => index + 1));
    const comments = [...kept, ...stored].map((row) => row.comment);
    expect(new Set(comments)).toEqual(new Set(inputs.map((input) => input.comment)));
  },
  timeout,
);

test(
  'concurrent reviews of one garage during an import of it are all counted',
  async () => {
    await forgetRatings();
    const crowd = await Promise.all(Array.from({ length: 20 }, () => createCustomer(api)));
    const ids = await Promise.all(crowd.map((one) => createCompletedBooking(api, one, at(1).garage)));
    const own = crowd.map((_, index) => (index % 5) + 1);
    const file = { averageRating: 4.5, totalReviews: 10 };
    const [answers] = await Promise.all([
      Promise.all(
        crowd.map(({ token }, index) =>
          api.call('PUT', `/bookings/${ids[index]}/review`, { rating: own[index] }, { token }),
        ),
      ),
      importRating(1, file),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(crowd.map(() => 200));
    expect(await shownRating(at(1))).toEqual(expectedRating(own, file));
  },
  timeout,
);

test("deleting a booking removes its review from the garage's rating", async () => {
  await forgetRatings();
  const bookingId = await createCompletedBooking(api, customer, at(2).garage);
  await saveReview(api.services.db, { userId: toUserId(customer.id), bookingId, rating: 1, comment: '' });
  expect(await shownRating(at(2))).toEqual({ average: 1, count: 1 });
  await api.services.db.delete(bookings).where(eq(bookings.id, bookingId));
  expect(await shownRating(at(2))).toEqual({ average: null, count: 0 });
});
