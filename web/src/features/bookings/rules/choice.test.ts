import { expect, test } from 'vitest';
import { choiceOf } from './choice.ts';
import { type Draft, emptyDraft } from './draft-fields.ts';

const today = '2026-11-20';
const service = (id: string, price: number) => ({
  id,
  garageId: 'g',
  name: id,
  description: null,
  price,
  duration: 30,
  serviceTypes: ['pickup' as const, 'home_service' as const],
});
const slot = (startTime: string, available: boolean) => ({
  startTime,
  endTime: '23:00',
  available,
  freeMechanics: available ? 1 : 0,
});
const hours = { weekly: [], holidays: [] };
const facts = { services: [service('wash', 500), service('tyre', 900)], hours, slots: [slot('14:00', true)], today };
const full: Draft = {
  ...emptyDraft(today),
  serviceIds: ['tyre', 'wash'],
  bookingTime: '14:00',
  vehicleMake: 'Tata',
  vehicleModel: 'Tiago',
  address: '12 MG Road',
  customerPhone: '+919876543210',
};

test('an empty form lists all required fields in the order of the page', () => {
  expect(choiceOf(emptyDraft(today), facts).missing).toEqual([
    'serviceIds',
    'bookingTime',
    'vehicleMake',
    'vehicleModel',
    'customerPhone',
    'address',
  ]);
});

test("a complete form has no missing fields and lists services in the garage's order", () => {
  const choice = choiceOf(full, facts);
  expect(choice.missing).toEqual([]);
  expect(choice.services.map(({ id }) => id)).toEqual(['wash', 'tyre']);
  expect(choice.total).toBe(1400);
});

test('a service the garage no longer offers does not count', () => {
  const choice = choiceOf({ ...full, serviceIds: ['gone'] }, facts);
  expect(choice.missing).toEqual(['serviceIds']);
  expect(choice.total).toBe(0);
});

test('a slot taken in the meantime does not count, unlike one whose day is still loading', () => {
  expect(choiceOf(full, { ...facts, slots: [slot('14:00', false)] }).missing).toEqual(['bookingTime']);
  expect(choiceOf(full, { ...facts, slots: undefined }).missing).toEqual([]);
});

test('blank text and a past day do not count', () => {
  const blank = { ...full, address: ' \n', vehicleMake: ' ', bookingDate: '2026-11-19' };
  expect(choiceOf(blank, facts).missing).toEqual(['bookingDate', 'vehicleMake', 'address']);
});

test('a service that is not available as wanted makes the service type missing', () => {
  const garageOnly = { ...service('clutch', 9000), serviceTypes: ['pickup' as const] };
  const offered = { ...facts, services: [...facts.services, garageOnly] };
  const atHome = choiceOf({ ...full, serviceIds: ['clutch', 'wash'], serviceType: 'home_service' }, offered);
  expect(atHome.missing).toEqual(['serviceType']);
  expect(atHome.unfit).toEqual([garageOnly]);
  expect(choiceOf({ ...full, serviceIds: ['clutch'] }, offered).missing).toEqual([]);
});

test("the vehicle is expected back within the garage's hours", () => {
  const weekly = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, opens: '09:00', closes: '23:30' }));
  const open = { ...facts, hours: { weekly, holidays: [] } };
  expect(choiceOf(full, open).ready).toEqual({ date: '2026-11-21', time: '09:30' });
  expect(choiceOf({ ...full, serviceIds: [] }, open).ready).toBeNull();
});
