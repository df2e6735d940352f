import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { listBookings } from '../../bookings/queries/list-bookings.ts';
import type { CityIndex } from '../../locations/types.ts';
import { listVehicles } from '../../vehicles/queries/list-vehicles.ts';
import { findVehicle } from '../queries/find-vehicle.ts';
import { comparable, isUpgrade } from '../rules/comparable-services.ts';
import { withoutOtherScooters } from '../rules/service-kinds.ts';
import type { AskedPlace } from '../types.ts';
import { describeGarage } from './describe-garage.ts';
import { draftBooking } from './draft-booking.ts';
import { isOpen, nearestSlots } from './free-slots.ts';
import { garageNamed } from './garage-named.ts';
import { howFar } from './how-far.ts';
import { type Context, nearbyGarages, nearestGarage, offersOnlyUpgrades, searchNear } from './near-place.ts';
import { toPrice } from './price-range.ts';
import type { CardOf, RevvyTools } from './revvy-tools.ts';
import { type Offer, offerOf, searchOffers } from './search-offers.ts';
import { workTime } from './work-time.ts';

interface ForWhom {
  userId: UserId;
  place: AskedPlace | null;
  now: Date;
  /** Needed to find the garages around a city that has none. */
  cities?: CityIndex;
}

const shownGarages = 3;
const comparedGarages = 50;

/** The tools read only public data and the account's own. */
export function createTools(db: Database, { userId, place, now, cities }: ForWhom): RevvyTools {
  const context = { db, place, now, cities };
  return {
    hasPlace: place?.city !== undefined || place?.latitude !== undefined,
    findGarages: (wanted) => findGarages(context, wanted),
    async priceRange(wanted) {
      if (wanted.isAnywhere)
        return toPrice(wanted, await searchOffers(db, { ...wanted, city: undefined }, comparedGarages), undefined);
      return toPrice(wanted, await searchNear(context, wanted, comparedGarages), wanted.city ?? place?.city);
    },
    howFar: (garageIds, city) => howFar(context, garageIds, city),
    nearestGarage: (wanted) => nearestGarage(context, wanted),
    workTime: (wanted) => workTime(context, wanted),
    ownBookings: () => ownBookings(db, { userId, now }),
    draftBooking: (wanted) => draftBooking(context, wanted),
    nearestSlots: (wanted) => nearestSlots(context, wanted),
    isOpen: (wanted) => isOpen(context, wanted),
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
  if (!wanted.search) return await nearbyGarages(context, wanted);
  const found = await searchNear(context, wanted, shownGarages * 2);
  return upgradesLast(wanted.said ? asSaid(found, { ...wanted, said: wanted.said }) : found, wanted.search);
}

/** Leaves out services of another kind than the customer's words mean, and garages that offer no other. */
function asSaid(offers: Offer[], { search = '', said, isCompared }: Wanted & { said: string }): Offer[] {
  const all = offers.flatMap(({ services }) => services);
  const alike = new Set(isCompared ? comparable(all, `${search} ${said}`) : withoutOtherScooters(all, said));
  const kept = offers.map(({ garage, services }) => ({ garage, services: services.filter((each) => alike.has(each)) }));
  return kept.filter(({ services }) => services.length > 0);
}

/** A search for brake pads shows big brake kits last. */
function upgradesLast(offers: Offer[], search: string): Offer[] {
  if (isUpgrade(search)) return offers;
  const isOther = (offer: Offer) => Number(offersOnlyUpgrades(offer, { search }));
  return offers
    .map((offer) => ({ ...offer, services: offer.services.toSorted((a, b) => rank(a) - rank(b)) }))
    .sort((a, b) => isOther(a) - isOther(b));
}

function rank({ name }: { name: string }): number {
  return Number(isUpgrade(name));
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
