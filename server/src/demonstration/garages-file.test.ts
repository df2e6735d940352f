import { readFileSync } from 'node:fs';
import type { ServiceType } from '@pahiya/contract/garages/schemas';
import { expect, test } from 'vitest';

interface Offer {
  name: string;
  description: string | null;
  serviceTypes?: ServiceType[];
}

const file = new URL('../../data/demo-garages.json', import.meta.url);
const { garages } = JSON.parse(readFileSync(file, 'utf8')) as { garages: { name: string; services: Offer[] }[] };
const offers = garages.flatMap(({ name: garage, services }) => services.map((offer) => ({ garage, ...offer })));

/** The offers whose name matches, and that can be had in another way than `only`. */
function strays(pattern: RegExp, only: ServiceType): string[] {
  const found = offers.filter(({ name }) => pattern.test(name));
  expect(found.length).toBeGreaterThan(5);
  return found
    .filter(({ serviceTypes }) => serviceTypes?.join() !== only)
    .map(({ garage, name }) => `${garage}: ${name}`);
}

test('work with the gearbox down is done at the garage', () => {
  expect(strays(/overhaul|clutch (plate|set|shoe)/i, 'pickup')).toEqual([]);
});

test('help at the customer’s place cannot be booked with a pickup', () => {
  expect(strays(/doorstep|at home|at your place|jump start/i, 'home_service')).toEqual([]);
});

test('no garage sells the pickup that its badge calls free', () => {
  expect(offers.filter(({ name }) => /pick-?up and drop|free pick-?up/i.test(name))).toEqual([]);
});
