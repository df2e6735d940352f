import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparePrices, totalsOf } from './totals.ts';

const wash = { id: 'wash', price: 499, duration: 60 };
const battery = { id: 'battery', price: 1200, duration: 30 };

describe('totals', () => {
  test('pickup costs only the services', () => {
    expect(totalsOf([wash, battery], 'pickup')).toEqual({ fee: 0, total: 1699, minutes: 90 });
  });

  test('home service adds 49 rupees once', () => {
    expect(totalsOf([wash, battery], 'home_service')).toEqual({ fee: 49, total: 1748, minutes: 90 });
  });

  test('home service costs exactly the fee more than pickup for any services', () => {
    const services = fc.array(fc.record({ price: fc.nat(100_000), duration: fc.nat(600) }));
    fc.assert(
      fc.property(services, (chosen) => {
        expect(totalsOf(chosen, 'home_service').total - totalsOf(chosen, 'pickup').total).toBe(49);
      }),
    );
  });
});

describe('a changed price', () => {
  test('is shown beside the price the customer saw', () => {
    const lines = comparePrices(
      [wash],
      [
        { id: 'wash', name: 'Wash', price: 549 },
        { id: 'new', name: 'New', price: 10 },
      ],
    );
    expect(lines).toEqual([
      { id: 'wash', name: 'Wash', before: 499, after: 549 },
      { id: 'new', name: 'New', before: null, after: 10 },
    ]);
  });
});
