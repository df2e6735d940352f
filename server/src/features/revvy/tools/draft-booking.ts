import type { Service } from '@pahiya/contract/garages/schemas';
import { isUpgrade, upgradeIn } from '../rules/comparable-services.ts';
import { meansFull, withoutOtherDrives, withoutOtherScooters } from '../rules/service-kinds.ts';
import { likenessOf, saysVehicle } from '../rules/service-names.ts';
import { pickService } from './describe-garage.ts';
import { firstSlot, nearestSlots } from './free-slots.ts';
import { type Context, searchNear } from './near-place.ts';
import type { CardOf, WantedDraft, WantedTime } from './revvy-tools.ts';
import { fitting, type Offer, offerOf } from './search-offers.ts';

const draftedGarages = 10;

export async function draftBooking(context: Context, wanted: WantedDraft): Promise<CardOf<'draft'> | null> {
  const { date, hours, vehicleType = null, serviceType } = wanted;
  const offers = await pickOffers(context, wanted);
  const nearest = async (...asked: [Context, WantedTime]) => (await nearestSlots(...asked))[0];
  // A garage that is free at the wanted time is preferred to a better one that is not.
  for (const find of [firstSlot, nearest])
    for (const { garage, service } of offers) {
      const { id: garageId, name: garageName } = garage;
      const slot = await find(context, { garageId, date, hours });
      if (!slot) continue;
      const isOtherDay = date !== undefined && slot.date !== date;
      const services = [pickService(service)];
      const how = serviceType && isServed(service, wanted) ? { serviceType } : {};
      const what = { services, total: service.price, vehicleType, ...how };
      return { kind: 'draft', garageId, garageName, ...what, slot, isOtherDay };
    }
  return null;
}

/** The service closest to the customer's words, then the cheapest. Exact matches come first. */
async function pickOffers(context: Context, wanted: WantedDraft) {
  const { garageId, said = wanted.search } = wanted;
  const offers = garageId
    ? await offerOf(context.db, garageId, wanted)
    : await searchNear(context, withUpgrade(wanted), draftedGarages);
  const picked = offers.flatMap((offer) => {
    const [best] = servedAs(suitable(forVehicle(offer, wanted), said), wanted)
      .map((service) => ({ service, likeness: likenessOf(service.name, said), isFull: isFullAs(said, service.name) }))
      .sort(
        (a, b) =>
          isApart(a.service, wanted) - isApart(b.service, wanted) ||
          b.isFull - a.isFull ||
          b.likeness - a.likeness ||
          a.service.price - b.service.price,
      );
    return best ? [{ garage: offer.garage, ...best }] : [];
  });
  if (wanted.order === 'price') picked.sort((a, b) => a.service.price - b.service.price);
  else if (!wanted.order)
    picked.sort((a, b) => Number(b.likeness === 1) - Number(a.likeness === 1) || b.isFull - a.isFull);
  picked.sort((a, b) => isApart(a.service, wanted) - isApart(b.service, wanted));
  return picked.sort((a, b) => Number(isServed(b.service, wanted)) - Number(isServed(a.service, wanted)));
}

/** The search leaves upgrades out unless its text names one. */
function withUpgrade(wanted: WantedDraft): WantedDraft {
  const named = upgradeIn(wanted.said ?? '');
  return named ? { ...wanted, search: `${wanted.search} ${named}` } : wanted;
}

/** 1 for a work that nobody asked for: a visit at home, or an upgrade such as a big brake kit. */
function isApart({ name, serviceTypes }: Service, { serviceType, garageId, said = '' }: WantedDraft): number {
  const isVisit = serviceTypes.every((type) => type === 'home_service');
  const isOwnChoice = serviceType !== undefined || garageId !== undefined;
  return Number((isVisit && !isOwnChoice) || (isUpgrade(name) && !isUpgrade(said)));
}

function suitable(services: Service[], said: string): Service[] {
  return withoutOtherScooters(withoutOtherDrives(services, said), said);
}

/** 1 unless the customer asks for a full service and this is a smaller one. */
function isFullAs(said: string, name: string): number {
  return Number(!meansFull(said) || meansFull(name));
}

function isServed({ serviceTypes }: Service, { serviceType }: WantedDraft): boolean {
  return serviceType === undefined || serviceTypes.includes(serviceType);
}

/** All of them if none is offered in the wanted way. */
function servedAs(services: Service[], wanted: WantedDraft): Service[] {
  const served = services.filter((service) => isServed(service, wanted));
  return served.length > 0 ? served : services;
}

/** At a garage for cars and bikes, `Battery` is for cars if there is a `Bike Battery`. */
function forVehicle({ garage, services }: Offer, wanted: WantedDraft): Service[] {
  const { vehicleType } = wanted;
  const fit = fitting(services, wanted);
  if (!vehicleType || garage.vehicleTypes.length < 2) return fit;
  const named = fit.filter(({ name }) => saysVehicle(name, vehicleType));
  return vehicleType === 'bike' && named.length > 0 ? named : fit;
}
