import type { Service } from '@pahiya/contract/garages/schemas';
import { expect, test } from 'vitest';
import { groupServices } from './service-groups.ts';

function named(...names: string[]): Service[] {
  return names.map((name) => ({
    ...{ id: name, garageId: 'one', name, description: null, price: 499, duration: 60 },
    serviceTypes: ['pickup'],
  }));
}

const shown = (services: Service[]) =>
  groupServices(services).map(({ group, services: found }) => [group, ...found.map(({ name }) => name)]);

test('services are grouped by kind in the order of the garage', () => {
  const services = named(
    ...['Foam wash', 'AC Service and gas refill', 'Brake Pads and disc cleaning', 'Wheel Alignment'],
    ...['Complete service with wash', 'Panel denting and painting', 'Cashless claim assistance', 'Periodic service'],
    ...['Battery replacement', 'Wheel bearing replacement'],
  );
  expect(shown(services)).toEqual([
    ['service', 'Complete service with wash', 'Periodic service'],
    ['repair', 'Brake Pads and disc cleaning', 'Wheel bearing replacement'],
    ['electrical', 'AC Service and gas refill', 'Battery replacement'],
    ['tyres', 'Wheel Alignment'],
    ['body', 'Panel denting and painting'],
    ['cleaning', 'Foam wash'],
    ['other', 'Cashless claim assistance'],
  ]);
});

test('a short list and one of a single kind have no headings', () => {
  const few = named('Foam wash', 'Wheel Alignment');
  expect(groupServices(few)).toEqual([{ group: null, services: few }]);
  const washes = named('Foam wash', 'Deep wash', 'Car wash', 'Bike wash', 'Waxing');
  expect(groupServices(washes)).toEqual([{ group: null, services: washes }]);
  expect(groupServices([])).toEqual([{ group: null, services: [] }]);
});
