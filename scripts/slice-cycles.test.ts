import { describe, expect, test } from 'vitest';
import { sliceCycleProblems } from './slice-cycles.ts';

const bookings = 'server/src/features/bookings/commands/cancel-booking.ts';
const payments = 'server/src/features/payments/commands/request-refund.ts';
const bookingsTables = 'server/src/features/bookings/tables.ts';
const paymentsTables = 'server/src/features/payments/tables.ts';

const inCircle = new Map([
  [bookings, [payments]],
  [payments, [bookingsTables]],
  [bookingsTables, []],
]);

describe('cycles between slices', () => {
  test('a cycle over different files of two slices is reported', () => {
    expect(sliceCycleProblems(inCircle, [])).toEqual([
      'cycle of slices: server/bookings -> server/payments -> server/bookings',
    ]);
  });

  test('a cycle over three slices is reported', () => {
    const reviews = 'server/src/features/reviews/commands.ts';
    const graph = new Map([
      [bookings, [reviews]],
      [reviews, [payments]],
      [payments, [bookings]],
    ]);
    expect(sliceCycleProblems(graph, [])).toHaveLength(1);
  });

  test('slices of the web are looked at as well', () => {
    const graph = new Map([
      ['web/src/features/auth/use-sign-in.ts', ['web/src/features/account/queries.ts']],
      ['web/src/features/account/components/security.tsx', ['web/src/features/auth/queries.ts']],
    ]);
    expect(sliceCycleProblems(graph, [])).toEqual(['cycle of slices: web/auth -> web/account -> web/auth']);
  });

  test('shared parts of web slices form no cycle either', () => {
    const graph = new Map([
      ['web/src/shared/auth/queries.ts', ['web/src/shared/profiles/queries.ts']],
      ['web/src/shared/profiles/use-hide-person.ts', ['web/src/shared/auth/queries.ts']],
    ]);
    const cycle = 'cycle of slices: web/shared/auth -> web/shared/profiles -> web/shared/auth';
    expect(sliceCycleProblems(graph, [])).toEqual([cycle]);
  });

  test('tests and foreign keys close no cycle', () => {
    const graph = new Map([
      [bookings, [payments]],
      [payments, []],
      ['server/src/features/payments/holds.test.ts', [bookings]],
      [paymentsTables, [bookingsTables]],
    ]);
    expect(sliceCycleProblems(graph, [])).toEqual([]);
  });

  test('a known cycle is let through, and must be removed from the list once it is gone', () => {
    const known = [{ from: 'server/bookings', to: 'server/payments', reason: 'refunds' }];
    expect(sliceCycleProblems(inCircle, known)).toEqual([]);
    const ended = [expect.stringContaining('server/bookings -> server/payments closes no cycle any more')];
    expect(sliceCycleProblems(new Map([[bookings, [payments]]]), known)).toEqual(ended);
    expect(sliceCycleProblems(new Map([[payments, [bookings]]]), known)).toEqual(ended);
  });
});
