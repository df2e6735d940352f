import { createBookingInput } from '@pahiya/contract/bookings/schemas';
import { expect, test } from 'vitest';
import { type BookingRequest, keyFor, randomKey, replacedBooking } from './booking-request.ts';

const request: BookingRequest = {
  garageId: '0190a1b2-0000-7000-8000-000000000001',
  serviceIds: ['0190a1b2-0000-7000-8000-000000000002'],
  serviceType: 'pickup',
  bookingDate: '2026-11-24',
  bookingTime: '14:00',
  vehicleType: 'car',
  vehicleMake: 'Tata',
  vehicleModel: 'Tiago',
  vehicleId: null,
  address: '12 MG Road, Pune',
  notes: '',
  paymentMethod: 'cash',
};

let count = 0;
const nextKey = () => `key-${++count}`;

test('a retry of the same request keeps its key, whatever the order of its properties', () => {
  const first = keyFor(request, null, nextKey);
  const reordered = Object.fromEntries(Object.entries(request).reverse()) as BookingRequest;
  expect(keyFor({ ...request }, first, nextKey)).toBe(first);
  expect(keyFor(reordered, first, nextKey)).toBe(first);
});

test('a request that differs in any part gets a new key', () => {
  const first = keyFor(request, null, nextKey);
  const others: BookingRequest[] = [
    { ...request, bookingTime: '16:00' },
    { ...request, serviceIds: [] },
    { ...request, serviceType: 'home_service' },
    { ...request, notes: 'Ring twice' },
  ];
  for (const other of others) expect(keyFor(other, first, nextKey).key).not.toBe(first.key);
});

test('random keys are accepted by the contract and unique', () => {
  const keys = Array.from({ length: 200 }, randomKey);
  for (const key of keys) expect(createBookingInput.shape.idempotencyKey.safeParse(key).success).toBe(true);
  expect(new Set(keys).size).toBe(200);
});

test('a new request replaces an unpaid booking that never reached the gateway or holds the wanted slot', () => {
  const unpaid = { ...keyFor(request, null, nextKey), unpaidBookingId: 'booking' };
  const left = { ...unpaid, isAtGateway: true };
  const later = { ...request, bookingTime: '16:00' };
  expect(replacedBooking(later, unpaid)).toBe('booking');
  expect(replacedBooking({ ...request, notes: 'Ring twice' }, left)).toBe('booking');
  expect(replacedBooking(later, left)).toBeUndefined();
  expect(replacedBooking(request, null)).toBeUndefined();
});
