import { addDays, zonedNow } from '@pahiya/contract/shared/dates';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { listBookings } from '../../bookings/queries/list-bookings.ts';
import { findGarage } from '../../garages/queries/find-garage.ts';
import type { CityIndex } from '../../locations/types.ts';
import { listVehicles } from '../../vehicles/queries/list-vehicles.ts';
import { findVehicle } from '../queries/find-vehicle.ts';
import { likenessOf } from '../rules/service-names.ts';
import type { AskedPlace, CardOf, RevvyTools, WantedDraft } from '../types.ts';
import { describeGarage, pickService } from './describe-garage.ts';
import { firstSlot, nearestSlots, type WantedTime } from './free-slots.ts';
import { garageNamed } from './garage-named.ts';
import { type Context, nearbyGarages, nearestGarage, searchNear } from './near-place.ts';
import { toPrice } from './price-range.ts';
import { fitting, type Offer } from './search-offers.ts';

interface ForWhom {
  userId: UserId;
  place: AskedPlace | null;
  now: Date;
  /** Without it a city without garages has no neighbours. */
  cities?: CityIndex;
}

const shownGarages = 3;
const draftedGarages = 10;
const comparedGarages = 50;

/** The tools read only public data and the account's own. */
export function createTools(db: Database, { userId, place, now, cities }: ForWhom): RevvyTools {
  const context = { db, place, now, cities };
  return {
    hasPlace: place?.city !== undefined || place?.latitude !== undefined,
    findGarages: (wanted) => findGarages(context, wanted),
    async priceRange(wanted) {
      return toPrice(wanted, await searchNear(context, wanted, comparedGarages), wanted.city ?? place?.city);
    },
    nearestGarage: (wanted) => nearestGarage(context, wanted),
    ownBookings: () => ownBookings(db, { userId, now }),
    draftBooking: (wanted) => draftBooking(context, wanted),
    nearestSlots: (wanted) => nearestSlots(context, wanted),
    garageNamed: (text, city) => garageNamed(db, text, city ?? place?.city),
    async lastVehicle() {
      return (await findVehicle(db, { userId, now })).vehicle?.type ?? null;
    },
    async ownVehicles() {
      return (await listVehicles(db, userId)).map(({ id: _, ...vehicle }) => vehicle);
    },
  };
}

type Wanted = Parameters<RevvyTools['findGarages']>[0];

async function findGarages(context: Context, wanted: Wanted): Promise<CardOf<'garages'> | null> {
  const offers = wanted.garageId
    ? await offerOf(context.db, wanted.garageId, wanted)
    : await listOffers(context, wanted);
  if (offers.length === 0) return null;
  const items = await Promise.all(offers.slice(0, shownGarages).map((offer) => describeGarage(context, offer)));
  return { kind: 'garages', items };
}

async function listOffers(context: Context, wanted: Wanted): Promise<Offer[]> {
  if (wanted.search) return await searchNear(context, wanted, shownGarages);
  return (await nearbyGarages(context, wanted)).map((garage) => ({ garage, services: [] }));
}

async function ownBookings(db: Database, who: { userId: UserId; now: Date }): Promise<CardOf<'bookings'> | null> {
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
    paymentMethod: booking.paymentMethod,
    paymentStatus: booking.paymentStatus,
    mechanicName: booking.assignedMechanicName,
  }));
  return { kind: 'bookings', items };
}

async function draftBooking(context: Context, wanted: WantedDraft): Promise<CardOf<'draft'> | null> {
  const latest = addDays(zonedNow(context.now).date, 60);
  const date = wanted.date && wanted.date <= latest ? wanted.date : undefined;
  const offers = await pickOffers(context, wanted);
  const nearest = async (time: WantedTime) => (await nearestSlots(context, time))[0];
  // A garage that is free at the wanted time is preferred to a better one that is not.
  for (const find of [(time: WantedTime) => firstSlot(context, time), nearest])
    for (const { garage, service } of offers) {
      const { id: garageId, name: garageName } = garage;
      const slot = await find({ garageId, date, part: wanted.part });
      if (!slot) continue;
      return {
        kind: 'draft',
        garageId,
        garageName,
        services: [pickService(service)],
        total: service.price,
        slot,
        vehicleType: wanted.vehicleType ?? null,
        isOtherDay: date !== undefined && slot.date !== date,
      };
    }
  return null;
}

/** The service closest to the customer's words, then the cheapest. Exact matches come first. */
async function pickOffers(context: Context, wanted: WantedDraft) {
  const { garageId, said = wanted.search } = wanted;
  const offers = garageId
    ? await offerOf(context.db, garageId, wanted)
    : await searchNear(context, wanted, draftedGarages);
  const picked = offers.flatMap(({ garage, services }) => {
    const [best] = fitting(services, wanted)
      .map((service) => ({ service, likeness: likenessOf(service.name, said) }))
      .sort((a, b) => b.likeness - a.likeness || a.service.price - b.service.price);
    return best ? [{ garage, ...best }] : [];
  });
  return picked.sort((a, b) => Number(b.likeness === 1) - Number(a.likeness === 1));
}

async function offerOf(db: Database, garageId: string, wanted: Wanted): Promise<Offer[]> {
  const detail = await findGarage(db, garageId);
  if (!detail) return [];
  const services = fitting(detail.services, wanted).sort((a, b) => a.price - b.price);
  return [{ garage: detail.garage, services }];
}
