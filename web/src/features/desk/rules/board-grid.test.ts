import type { DeskBooking, DeskMechanic } from '@pahiya/contract/desk/garage/schemas';
import { expect, test } from 'vitest';
import { assignable } from './assignable.ts';
import { columnsOf, filtered, freePlaces, isIdle, isNow, isOver, rowsOf } from './board-grid.ts';

const arun: DeskMechanic = { id: 'arun', name: 'Arun', phone: null, isActive: true };
const zoya: DeskMechanic = { ...arun, id: 'zoya', name: 'Zoya' };
const gone: DeskMechanic = { ...arun, id: 'gone', name: 'Gopal', isActive: false };

function bookingAt(bookingTime: string, change: Partial<DeskBooking> = {}): DeskBooking {
  return {
    id: `${bookingTime} ${change.mechanicId}`,
    bookingDate: '2026-11-21',
    bookingTime,
    endTime: `${Number(bookingTime.slice(0, 2)) + 1}:00`,
    status: 'confirmed',
    paymentMethod: 'cash',
    paymentStatus: 'cash_on_service',
    totalAmount: 500,
    serviceNames: ['Wash'],
    serviceType: 'pickup',
    customerName: 'Asha',
    customerPhone: null,
    vehicleType: 'car',
    vehicleMake: 'Tata',
    vehicleModel: 'Nexon',
    address: 'Here',
    additionalNotes: '',
    mechanicId: 'arun',
    mechanicName: 'Arun',
    isWalkIn: false,
    needsReassignment: false,
    allowedActions: ['assign', 'start', 'cancel'],
    ...change,
  };
}

const slots = [
  { startTime: '10:00', endTime: '11:00', freeMechanics: 1 },
  { startTime: '11:00', endTime: '12:00', freeMechanics: 0 },
];

test('each slot is a row, and so is the time of a booking that no longer has a slot', () => {
  const rows = rowsOf({ slots, bookings: [bookingAt('10:00'), bookingAt('09:15')] });
  expect(rows.map(({ startTime, isOpen, bookings }) => [startTime, isOpen, bookings.length])).toEqual([
    ['09:15', false, 1],
    ['10:00', true, 1],
    ['11:00', false, 0],
  ]);
});

test('columns are the active mechanics, inactive ones with bookings, and first the bookings without a mechanic', () => {
  const keys = (bookings: DeskBooking[], chosen?: string) =>
    columnsOf([arun, gone, zoya], bookings, chosen).map(({ key }) => key);
  expect(keys([])).toEqual(['arun', 'zoya']);
  expect(keys([bookingAt('10:00', { mechanicId: 'gone' }), bookingAt('11:00', { mechanicId: null })])).toEqual([
    'nobody',
    'arun',
    'gone',
    'zoya',
  ]);
  expect(keys([], 'zoya')).toEqual(['zoya']);
  expect(columnsOf([], [], undefined).map(({ key }) => key)).toEqual(['nobody']);
});

test('bookings are filtered by mechanic and status', () => {
  const bookings = [
    bookingAt('10:00'),
    bookingAt('11:00', { mechanicId: null }),
    bookingAt('12:00', { status: 'completed' }),
  ];
  const times = (filter: Parameters<typeof filtered>[1]) =>
    filtered(bookings, filter).map(({ bookingTime }) => bookingTime);
  expect(times({})).toHaveLength(3);
  expect(times({ mechanic: 'nobody' })).toEqual(['11:00']);
  expect(times({ mechanic: 'arun', status: 'completed' })).toEqual(['12:00']);
});

test('a slot can take a walk-in until it ends', () => {
  const now = { date: '2026-11-21', time: '10:30' };
  expect(isOver('2026-11-20', '23:00', now)).toBe(true);
  expect(isOver('2026-11-21', '11:00', now)).toBe(false);
  expect(isOver('2026-11-21', '10:30', now)).toBe(true);
  expect(isNow('2026-11-21', { startTime: '10:00', endTime: '11:00' }, now)).toBe(true);
  expect(freePlaces({ slots, date: '2026-11-21' }, now)).toBe(1);
  expect(freePlaces({ slots, date: '2026-11-20' }, now)).toBeNull();
  const rows = rowsOf({ slots, bookings: [bookingAt('10:00')] });
  const late = { date: '2026-11-21', time: '13:00' };
  expect(rows.map((row) => isIdle('2026-11-21', row, late))).toEqual([false, true]);
  expect(rows.map((row) => isIdle('2026-11-21', row, now))).toEqual([false, false]);
  expect(
    freePlaces({ slots: slots.map((slot) => ({ ...slot, freeMechanics: null })), date: '2026-11-22' }, now),
  ).toBeNull();
});

test('free mechanics come first, and neither the booking itself nor a finished one makes a mechanic busy', () => {
  const mine = bookingAt('10:00', { id: 'mine' });
  const done = bookingAt('10:00', { id: 'done', mechanicId: 'zoya', status: 'completed', allowedActions: [] });
  const free = assignable(mine, [mine, done], [arun, gone, zoya]);
  expect(free.map(({ mechanic, isCurrent, busyWith }) => [mechanic.id, isCurrent, busyWith])).toEqual([
    ['arun', true, null],
    ['zoya', false, null],
  ]);
  const other = bookingAt('10:30', { id: 'other', endTime: '11:30' });
  const lone = bookingAt('10:00', { id: 'lone', mechanicId: null });
  expect(
    assignable(lone, [lone, other], [arun, zoya]).map(({ mechanic, busyWith }) => [mechanic.id, busyWith?.id]),
  ).toEqual([
    ['zoya', undefined],
    ['arun', 'other'],
  ]);
});
