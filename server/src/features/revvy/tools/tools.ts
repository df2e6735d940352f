import type { Garage } from '@pahiya/contract/garages/schemas';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { listBookings } from '../../bookings/queries/list-bookings.ts';
import { listNearby } from '../../garages/queries/list-garages.ts';
import { listVehicles } from '../../vehicles/queries/list-vehicles.ts';
import { findVehicle } from '../queries/find-vehicle.ts';
import { saysVehicle } from '../rules/service-names.ts';
import type { AskedPlace, CardOf, RevvyTools } from '../types.ts';
import { describeGarage } from './describe-garage.ts';
import { draftBooking } from './draft-booking.ts';
import { isOpen, nearestSlots } from './free-slots.ts';
import { garageNamed } from './garage-named.ts';
import { type Offer, offerOf, searchOffers } from './search-offers.ts';

interface ForWhom {
  userId: UserId;
  place: AskedPlace | null;
  now: Date;
}

const shownGarages = 3;
const comparedGarages = 50;

/** The tools read only public data and the account's own. */
export function createTools(db: Database, { userId, place, now }: ForWhom): RevvyTools {
  const context = { db, place, now };
  return {
    hasPlace: place?.city !== undefined || place?.latitude !== undefined,
    findGarages: (wanted) => findGarages(context, wanted),
    async priceRange(wanted) {
      return toPrice(wanted, await searchNear(context, wanted, comparedGarages), wanted.city ?? place?.city);
    },
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

interface Context {
  db: Database;
  place: AskedPlace | null;
  now: Date;
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

function searchNear({ db, place }: Context, wanted: Wanted, limit: number): Promise<Offer[]> {
  return searchOffers(db, { ...wanted, city: wanted.city ?? place?.city }, limit);
}

async function nearbyGarages({ db, place }: Context, { city, vehicleType }: Wanted): Promise<Garage[]> {
  if (city) return await listNearby(db, { city, vehicleType });
  const { latitude, longitude } = place ?? {};
  const near = await listNearby(db, { city: place?.city, latitude, longitude, vehicleType });
  return near.length > 0 ? near : await listNearby(db, { latitude, longitude, vehicleType });
}

type WantedPrice = Parameters<RevvyTools['priceRange']>[0];

function toPrice(wanted: WantedPrice, offers: Offer[], city: string | undefined): CardOf<'price'> | null {
  const clear = offers.map((offer) => forVehicle(offer, wanted)).filter(({ services }) => services.length > 0);
  const compared = clear.length > 0 ? clear : offers;
  if (compared.length === 0) return null;
  const prices = compared.flatMap(({ services }) => services.map(({ price }) => price));
  const isThere = compared.every(({ garage }) => garage.location.toLowerCase().includes(city?.toLowerCase() ?? ''));
  return {
    kind: 'price',
    service: wanted.search,
    vehicleType: wanted.vehicleType ?? null,
    city: city && isThere ? city : null,
    lowest: Math.min(...prices),
    highest: Math.max(...prices),
    garages: compared.length,
  };
}

/** A garage for cars and bikes lists prices for both, so only services that name the vehicle type count. */
function forVehicle({ garage, services }: Offer, { vehicleType }: WantedPrice): Offer {
  const isMixed = garage.vehicleTypes.includes('bike') && garage.vehicleTypes.length > 1;
  if (!vehicleType || !isMixed) return { garage, services };
  return { garage, services: services.filter(({ name }) => saysVehicle(name, vehicleType)) };
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
