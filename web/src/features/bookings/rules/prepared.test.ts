import { expect, test } from 'vitest';
import { parseDraft, writeDraft } from './draft.ts';
import { emptyDraft } from './draft-fields.ts';
import { offeredOf, readPrepared } from './prepared.ts';

const userId = '0190a1b2-0000-7000-8000-000000000001';
const today = '2026-11-20';
const [oil, pads] = ['0190a1b2-0000-7000-8000-00000000000a', '0190a1b2-0000-7000-8000-00000000000b'];
const prepared = { serviceIds: [oil], date: '2026-11-24', time: '10:00' };
const typed = {
  ...emptyDraft(today),
  serviceIds: [pads],
  vehicleMake: 'Hero',
  address: '12 MG Ro',
  bookingTime: '14:00',
};

test('an address preselects services, day, time, vehicle type and home service', () => {
  expect(
    readPrepared({
      ...{ services: `${oil},${pads},${oil}`, date: '2026-11-24', time: '10:00' },
      ...{ vehicle: 'bike', type: 'home_service' },
    }),
  ).toEqual({
    serviceIds: [oil, pads],
    date: '2026-11-24',
    time: '10:00',
    vehicle: 'bike',
    type: 'home_service',
  });
});

test.each([
  [{ services: 'x,<script>', date: 'tomorrow', time: '25:00' }, undefined],
  [{ services: 7, date: {}, time: [] }, undefined],
  [{ time: '10:00' }, undefined],
  [{ vehicle: 'rickshaw', type: 'helicopter' }, undefined],
  [{ services: `x,${oil}` }, { serviceIds: [oil] }],
])('invalid parts of %j are left out', (search, expected) => {
  expect(readPrepared(search)).toEqual(expected);
});

test('a preselection fills the form and keeps the typed vehicle and address', () => {
  const start = parseDraft(writeDraft(typed, userId), { userId, today, prepared });
  expect(start).toEqual({ ...typed, serviceIds: [oil], bookingDate: '2026-11-24', bookingTime: '10:00' });
  const atHome = { ...prepared, type: 'home_service' as const };
  expect(parseDraft(null, { userId, today, prepared: atHome })).toMatchObject({ serviceType: 'home_service' });
});

test('a reload does not revert later changes by the customer', () => {
  const changed = { ...typed, serviceIds: [oil, pads] };
  const kept = writeDraft(changed, userId, { prepared });
  expect(parseDraft(kept, { userId, today, prepared })).toEqual(changed);
  const another = { ...prepared, time: '11:00' };
  expect(parseDraft(kept, { userId, today, prepared: another })).toMatchObject({
    serviceIds: [oil],
    bookingTime: '11:00',
  });
});

test('a past day is left out', () => {
  const start = parseDraft(null, { userId, today: '2026-11-25', prepared });
  expect(start).toEqual({ ...emptyDraft('2026-11-25'), serviceIds: [oil] });
});

test('the vehicle type is preselected if the garage serves it', () => {
  const asked = { ...prepared, vehicle: 'bike' as const };
  const services = [{ id: oil }];
  expect(offeredOf(asked, { services, garage: { vehicleTypes: ['bike'] } })).toEqual(asked);
  expect(offeredOf(asked, { services, garage: { vehicleTypes: ['car'] } })).toEqual(prepared);
  const kept = writeDraft(typed, userId, { prepared });
  expect(parseDraft(kept, { userId, today, prepared: asked })).toMatchObject({
    vehicleType: 'bike',
    address: '12 MG Ro',
  });
});
