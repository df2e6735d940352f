import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import type { Booking, CreateBookingInput } from '../contract/src/bookings/schemas.ts';
import type { Garage, GarageDetail, Slot, SlotDay } from '../contract/src/garages/schemas.ts';
import { addDays, zonedNow } from '../contract/src/shared/dates.ts';

export interface Customer {
  fullName: string;
  email: string;
  password: string;
  accessToken: string;
}

/** Creates an account. Its session cookie stays in `request`. */
export async function signUp(
  request: APIRequestContext,
  fullName = 'Meera Nair',
  email = newEmail(),
): Promise<Customer> {
  const account = { fullName, email, password: 'sambar-vada-7' };
  const answer = await request.post('/api/auth/sign-up', { data: { ...account, isAdult: true } });
  expect(answer.status()).toBe(201);
  const { session } = await answer.json();
  return { ...account, accessToken: session.accessToken };
}

export function newEmail(): string {
  return `customer-${crypto.randomUUID().slice(0, 8)}@example.com`;
}

/** Each booking needs its own phone number, because new accounts with the same number share a booking limit. */
export function newPhone(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `+9198${String(number % 100_000_000).padStart(8, '0')}`;
}

async function read<Result>(request: APIRequestContext, path: string): Promise<Result> {
  const answer = await request.get(`/api${path}`);
  expect(answer.ok(), `${path} answers`).toBe(true);
  return answer.json();
}

export function featuredGarages(request: APIRequestContext): Promise<Garage[]> {
  return read(request, '/garages/featured');
}

export async function firstGarageIn(request: APIRequestContext, city: string): Promise<GarageDetail> {
  const [first] = await read<Garage[]>(request, `/garages/nearby?city=${encodeURIComponent(city)}`);
  return garageById(request, first?.id ?? '');
}

export async function garageNamed(request: APIRequestContext, city: string, name: string): Promise<GarageDetail> {
  const garages = await read<Garage[]>(request, `/garages/nearby?city=${encodeURIComponent(city)}`);
  const found = garages.find((garage) => garage.name === name);
  if (!found) throw new Error(`The demonstration data has no ${name} in ${city}`);
  return garageById(request, found.id);
}

export function garageById(request: APIRequestContext, garageId: string): Promise<GarageDetail> {
  return read(request, `/garages/${garageId}`);
}

export async function firstGarage(request: APIRequestContext): Promise<GarageDetail> {
  const [first] = await featuredGarages(request);
  return garageById(request, first?.id ?? '');
}

export function slotsOn(request: APIRequestContext, garageId: string, date: string): Promise<SlotDay> {
  return read(request, `/garages/${garageId}/slots?date=${date}`);
}

export function today(): string {
  return zonedNow(new Date()).date;
}

export interface DatedSlot {
  date: string;
  slot: Slot;
}

/** The free slots of the six days from tomorrow on, earliest first. Garages close on some weekdays. */
export async function openSlots(request: APIRequestContext, garageId: string): Promise<DatedSlot[]> {
  const dates = [1, 2, 3, 4, 5, 6].map((days) => addDays(today(), days));
  const days = await Promise.all(dates.map((date) => slotsOn(request, garageId, date)));
  return days.flatMap(({ date, slots }) => slots.filter((slot) => slot.available).map((slot) => ({ date, slot })));
}

type BookingFields = Pick<
  CreateBookingInput,
  'garageId' | 'serviceIds' | 'bookingDate' | 'bookingTime' | 'expectedTotal'
>;

export async function book(request: APIRequestContext, customer: Customer, fields: BookingFields): Promise<Booking> {
  const answer = await sendBooking(request, customer, fields);
  expect(answer.status()).toBe(201);
  return answer.json();
}

/** Books the first of these times that is still free, because other tests book at the same time. */
export async function bookFirstFree(
  request: APIRequestContext,
  customer: Customer,
  fields: Omit<BookingFields, 'bookingDate' | 'bookingTime'>,
  times: DatedSlot[],
): Promise<Booking> {
  for (const { date, slot } of times) {
    const answer = await sendBooking(request, customer, { ...fields, bookingDate: date, bookingTime: slot.startTime });
    const booking = await answer.json();
    if (booking.code === 'SLOT_TAKEN' || booking.code === 'OWN_BOOKING') continue;
    expect(answer.status()).toBe(201);
    return booking;
  }
  throw new Error('Every time is taken');
}

function sendBooking(request: APIRequestContext, customer: Customer, fields: BookingFields): Promise<APIResponse> {
  return request.post('/api/bookings', {
    headers: { authorization: `Bearer ${customer.accessToken}` },
    data: {
      serviceType: 'pickup',
      vehicleType: 'car',
      vehicleMake: 'Hyundai',
      vehicleModel: 'i20',
      address: '4 Church Street',
      customerPhone: newPhone(),
      notes: '',
      paymentMethod: 'cash',
      idempotencyKey: crypto.randomUUID(),
      ...fields,
    },
  });
}

export async function bookingsOf(request: APIRequestContext, customer: Customer): Promise<Booking[]> {
  const headers = { authorization: `Bearer ${customer.accessToken}` };
  const answer = await request.get('/api/bookings', { headers });
  return (await answer.json()).items;
}
