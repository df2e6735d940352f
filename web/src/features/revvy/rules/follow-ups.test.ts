import type { Card } from '@pahiya/contract/revvy/schemas';
import { expect, test } from 'vitest';
import { nextQuestions } from './follow-ups.ts';

const usual = ['brakeNoise', 'mileage', 'puc', 'oilPrice'] as const;

function after(cards: Card[], warning: string | null = null) {
  return nextQuestions({ cards, warning, status: 'complete' }, usual);
}

const price: Card = {
  ...{ kind: 'price', service: 'Oil change', vehicleType: null, city: null },
  ...{ lowest: 900, highest: 1200, garages: 3 },
};

const garage = {
  garageId: 'g',
  name: 'Speed',
  location: 'Pune',
  averageRating: null,
  distanceKm: null,
  nextSlot: null,
};
const services = [{ id: 's', name: 'Express oil change', price: 900 }];

test('after a price come the garages and a booking of the same work, and no other price', () => {
  expect(after([price, { kind: 'garages', items: [{ ...garage, services }] }])).toEqual([
    { key: 'garages', service: 'Oil change' },
    { key: 'book', service: 'Oil change' },
  ]);
});

test('the next questions name the service in the language of the answer', () => {
  const named = { kind: 'services', search: 'Oil change', label: 'ऑयल चेंज' } as const;
  expect(after([named])).toEqual([
    { key: 'price', service: 'ऑयल चेंज' },
    { key: 'garages', service: 'ऑयल चेंज' },
  ]);
});

test('an answer without a subject of its own is followed by questions about the vehicle', () => {
  expect(after([{ kind: 'support' }])).toEqual([{ key: 'brakeNoise' }, { key: 'mileage' }, { key: 'puc' }]);
  expect(after([{ kind: 'bookings', items: [] }])).toHaveLength(3);
});

test('a warning stands alone, and an unfinished answer is not followed up', () => {
  expect(after([price], '**Do not drive.**')).toEqual([]);
  expect(nextQuestions({ cards: [price], warning: null, status: 'streaming' }, usual)).toEqual([]);
});
