import { setTimeout } from 'node:timers/promises';
import type { Session } from '@pahiya/contract/auth/schemas';
import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { Garage, GarageDetail, SlotDay } from '@pahiya/contract/garages/schemas';
import { addDays, zonedNow } from '@pahiya/contract/shared/dates';
import type { Page } from '@pahiya/contract/shared/pages';
import { isLongRun } from '../../../scripts/long-run.ts';
import { bookingInput } from '../booking-inputs.ts';
import { goodPassword } from '../customers.ts';

const customers = 4;
const garageCount = 4;
const days = isLongRun ? 20 : 8;

interface Offer {
  detail: GarageDetail;
  slots: { date: string; time: string }[];
}

export interface BookingLoad {
  /** Bookings acknowledged with 201, by the customer's token. */
  acknowledged: Map<string, string[]>;
  count(): number;
  ended: Promise<void>;
}

export async function startBookingLoad(url: string): Promise<BookingLoad> {
  const offers = await loadOffers(url);
  const tokens = await Promise.all(Array.from({ length: customers }, (_, index) => signUp(url, index)));
  const acknowledged = new Map(tokens.map((token) => [token, [] as string[]]));
  const ended = Promise.all(
    tokens.map((token, index) => bookUntilGone(url, token, rotate(offers, index), acknowledged)),
  );
  return {
    acknowledged,
    count: () => [...acknowledged.values()].flat().length,
    ended: ended.then(() => undefined),
  };
}

async function loadOffers(url: string): Promise<Offer[]> {
  const garages = await read<Garage[]>(`${url}/api/garages/nearby`);
  return await Promise.all(garages.slice(0, garageCount).map((garage) => loadOffer(url, garage.id)));
}

async function loadOffer(url: string, garageId: string): Promise<Offer> {
  const detail = await read<GarageDetail>(`${url}/api/garages/${garageId}`);
  const tomorrow = addDays(zonedNow(new Date()).date, 1);
  const dates = Array.from({ length: days }, (_, index) => addDays(tomorrow, index));
  const grids = await Promise.all(
    dates.map((date) => read<SlotDay>(`${url}/api/garages/${garageId}/slots?date=${date}`)),
  );
  return {
    detail,
    slots: grids.flatMap(({ date, slots }) => slots.map(({ startTime }) => ({ date, time: startTime }))),
  };
}

async function signUp(url: string, index: number): Promise<string> {
  const email = `load${index}@example.com`;
  const { session } = await send<{ session: Session }>(`${url}/api/auth/sign-up`, {
    fullName: `Load ${index}`,
    email,
    password: goodPassword,
    isAdult: true,
  });
  return session.accessToken;
}

async function bookUntilGone(url: string, token: string, offers: Offer[], acknowledged: BookingLoad['acknowledged']) {
  const choices = offers.flatMap(({ detail, slots }) => slots.map(({ date, time }) => ({ detail, date, time })));
  for (const { detail, date, time } of choices) {
    const [service] = detail.services;
    if (!service) continue;
    const garage = { ...detail.garage, services: [service], mechanics: [] };
    const address = `12, ${detail.garage.location}`;
    const input = bookingInput(garage, { bookingDate: date, bookingTime: time, address });
    try {
      const booking = await send<Booking>(`${url}/api/bookings`, input, token);
      if (booking.id) acknowledged.get(token)?.push(booking.id);
    } catch {
      return;
    }
  }
}

export async function readBookings(url: string, { acknowledged }: BookingLoad): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const token of acknowledged.keys()) {
    let cursor: string | null = '';
    while (cursor !== null) {
      const search: string = cursor && `&cursor=${cursor}`;
      const page: Page<Booking> = await read(`${url}/api/bookings?limit=50${search}`, token);
      for (const booking of page.items) ids.add(booking.id);
      cursor = page.nextCursor;
    }
  }
  return ids;
}

function rotate<Item>(items: Item[], by: number): Item[] {
  return [...items.slice(by), ...items.slice(0, by)];
}

const mostTries = 10;

/** A node on a busy machine asks visitors to come back later. */
async function read<Body>(url: string, token?: string, tries = 1): Promise<Body> {
  const response = await fetch(url, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  const retryAfter = response.status === 503 && tries < mostTries ? response.headers.get('retry-after') : null;
  if (retryAfter) {
    await setTimeout(Number(retryAfter) * 1_000);
    return await read(url, token, tries + 1);
  }
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as Body;
}

/** A declared refusal counts as a response. */
async function send<Body>(url: string, body: unknown, token?: string): Promise<Body> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer: unknown = await response.json();
  if (response.status >= 500) throw new Error(`${url} answered ${response.status}`);
  return (response.status === 201 ? answer : {}) as Body;
}
