import type { Garage, SearchHit, Service, VehicleType } from '@pahiya/contract/garages/schemas';
import type { GarageOffer } from '@pahiya/contract/revvy/schemas';
import { addDays, zonedNow } from '@pahiya/contract/shared/dates';
import type { Database } from '../../../database/pool.ts';
import { listBookings } from '../../bookings/queries/list-bookings.ts';
import { findAlternatives } from '../../garages/queries/day-slots.ts';
import { findGarage } from '../../garages/queries/find-garage.ts';
import { listNearby } from '../../garages/queries/list-garages.ts';
import { searchGarages } from '../../garages/queries/search-garages.ts';
import { distanceKm } from '../../locations/rules.ts';
import { namesService } from '../rules/service-names.ts';
import type { AskedPlace, CardOf, RevvyTools, WantedDraft } from '../types.ts';

interface ForWhom {
  userId: string;
  place: AskedPlace | null;
  now: Date;
}

const shownGarages = 3;
/** Prices are compared over so many garages, the best of the place. */
const comparedGarages = 50;

interface Wanted {
  search?: string | undefined;
  vehicleType?: VehicleType | undefined;
  city?: string | undefined;
}

/** The tools of one question: what they read is the account's own, or public. */
export function createTools(db: Database, { userId, place, now }: ForWhom): RevvyTools {
  const context = { db, place, now };
  return {
    hasPlace: place?.city !== undefined || place?.latitude !== undefined,
    async findGarages(wanted) {
      const hits = wanted.search
        ? await searchNear(context, wanted, shownGarages)
        : (await nearbyGarages(context, wanted)).map((garage) => ({ garage, matches: [] }));
      if (hits.length === 0) return null;
      const items = await Promise.all(hits.slice(0, shownGarages).map((hit) => toOffer(context, hit, wanted)));
      return { kind: 'garages', items };
    },
    async priceRange(wanted) {
      const hits = await searchNear(context, wanted, comparedGarages);
      return toPrice(
        wanted.search,
        hits.map(({ matches }) => fitting(matches, wanted)),
      );
    },
    ownBookings: () => ownBookings(db, { userId, now }),
    draftBooking: (wanted) => draftBooking(context, wanted),
  };
}

interface Context {
  db: Database;
  place: AskedPlace | null;
  now: Date;
}

/** In the place first; anywhere when nobody there has it. */
async function searchNear({ db, place }: Context, wanted: Wanted, limit: number): Promise<SearchHit[]> {
  const { vehicleType } = wanted;
  const city = wanted.city ?? place?.city;
  for (const where of city ? [city, undefined] : [undefined]) {
    const page = await searchGarages(db, { text: wanted.search ?? '', city: where, vehicleType, limit });
    const hits = (page?.items ?? []).filter(({ matches }) => fitting(matches, wanted).length > 0);
    if (hits.length > 0) return hits;
  }
  return [];
}

async function nearbyGarages({ db, place }: Context, { city, vehicleType }: Wanted): Promise<Garage[]> {
  if (city) return await listNearby(db, { city, vehicleType });
  const { latitude, longitude } = place ?? {};
  const near = await listNearby(db, { city: place?.city, latitude, longitude, vehicleType });
  return near.length > 0 ? near : await listNearby(db, { latitude, longitude, vehicleType });
}

/** Of what a search found, what names all that was asked for, for this kind of vehicle. */
function fitting(services: Service[], { search, vehicleType }: Wanted): Service[] {
  return services.filter(({ name }) => namesService(name, { search, vehicleType }));
}

async function toOffer(context: Context, { garage, matches }: SearchHit, wanted: Wanted): Promise<GarageOffer> {
  const { latitude, longitude } = context.place ?? {};
  const isPlaced = latitude !== undefined && longitude !== undefined;
  const at = { latitude: garage.latitude, longitude: garage.longitude };
  return {
    garageId: garage.id,
    name: garage.name,
    location: garage.location,
    averageRating: garage.averageRating,
    distanceKm:
      isPlaced && at.latitude !== null && at.longitude !== null
        ? Math.round(distanceKm({ latitude, longitude }, { latitude: at.latitude, longitude: at.longitude }) * 10) / 10
        : null,
    services: fitting(matches, wanted).map(pickService),
    nextSlot: await nextSlot(context, garage.id),
  };
}

function pickService({ id, name, price }: Service) {
  return { id, name, price };
}

async function nextSlot({ db, now }: Context, garageId: string, date?: string) {
  const today = zonedNow(now);
  const wanted = date && date > today.date ? { date, time: '00:00' } : today;
  const [first] = await findAlternatives(db, { garageId, ...wanted, now });
  return first ?? null;
}

function toPrice(service: string, byGarage: Service[][]): CardOf<'price'> | null {
  const prices = byGarage.flat().map(({ price }) => price);
  if (prices.length === 0) return null;
  return {
    kind: 'price',
    service,
    lowest: Math.min(...prices),
    highest: Math.max(...prices),
    garages: byGarage.filter((services) => services.length > 0).length,
  };
}

async function ownBookings(db: Database, who: { userId: string; now: Date }): Promise<CardOf<'bookings'> | null> {
  const upcoming = await listBookings(db, { ...who, filter: 'upcoming', limit: 3 });
  const page = upcoming?.items.length ? upcoming : await listBookings(db, { ...who, filter: 'past', limit: 1 });
  if (!page?.items.length) return null;
  const items = page.items.map((booking) => ({
    bookingId: booking.id,
    garageName: booking.garageName,
    serviceNames: booking.serviceNames,
    bookingDate: booking.bookingDate,
    bookingTime: booking.bookingTime,
    status: booking.status,
    paymentStatus: booking.paymentStatus,
    mechanicName: booking.assignedMechanicName,
  }));
  return { kind: 'bookings', items };
}

async function draftBooking(context: Context, wanted: WantedDraft): Promise<CardOf<'draft'> | null> {
  const offers = wanted.garageId
    ? await offerOf(context.db, wanted.garageId)
    : (await searchNear(context, wanted, shownGarages)).map(({ garage, matches }) => ({ garage, services: matches }));
  const latest = addDays(zonedNow(context.now).date, 60);
  const date = wanted.date && wanted.date <= latest ? wanted.date : undefined;
  for (const { garage, services } of offers) {
    const service = fitting(services, wanted).sort((a, b) => a.price - b.price)[0];
    const slot = service && (await nextSlot(context, garage.id, date));
    if (!service || !slot) continue;
    const { id: garageId, name: garageName } = garage;
    return { kind: 'draft', garageId, garageName, services: [pickService(service)], total: service.price, slot };
  }
  return null;
}

async function offerOf(db: Database, garageId: string) {
  const detail = await findGarage(db, garageId);
  return detail ? [detail] : [];
}
