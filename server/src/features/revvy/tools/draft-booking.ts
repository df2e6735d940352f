import type { Garage, Service, SlotStart } from '@pahiya/contract/garages/schemas';
import { isTest, isUpgrade, upgradeIn } from '../rules/comparable-services.ts';
import {
  isForLarge,
  meansFull,
  saysScooter,
  withoutOtherDrives,
  withoutOtherScooters,
} from '../rules/service-kinds.ts';
import { likenessOf, saysVehicle } from '../rules/service-names.ts';
import { pickService } from './describe-garage.ts';
import { firstSlot, nearestSlots } from './free-slots.ts';
import { type Context, searchNear } from './near-place.ts';
import type { CardOf, WantedDraft, WantedTime } from './revvy-tools.ts';
import { addServices, fitting, type Offer, offerOf } from './search-offers.ts';

const draftedGarages = 10;

export async function draftBooking(context: Context, wanted: WantedDraft): Promise<CardOf<'draft'> | null> {
  const offers = await withOthers(context, wanted, await pickOffers(context, wanted));
  const most = Math.max(...offers.map(({ services }) => services.length));
  const nearest = async (...asked: [Context, WantedTime]) => (await nearestSlots(...asked))[0];
  // A garage that is free at the wanted time is preferred to a better one that is not.
  for (const group of [offers.filter(({ services }) => services.length === most), offers])
    for (const find of [firstSlot, nearest])
      for (const offer of group) {
        const slot = await find(context, { ...wanted, garageId: offer.garage.id });
        if (slot) return toDraft(offer, wanted, slot);
      }
  return null;
}

function toDraft({ garage, services }: Offer, wanted: WantedDraft, slot: SlotStart): CardOf<'draft'> {
  const { date, vehicleType = null, serviceType } = wanted;
  const how = serviceType && services.every((service) => isServed(service, wanted)) ? { serviceType } : {};
  return {
    kind: 'draft',
    garageId: garage.id,
    garageName: garage.name,
    services: services.map(pickService),
    total: services.reduce((sum, { price }) => sum + price, 0),
    vehicleType,
    ...how,
    slot,
    isOtherDay: date !== undefined && slot.date !== date,
  };
}

/** Adds the other works that each garage does. */
async function withOthers(
  { db }: Context,
  wanted: WantedDraft,
  picked: readonly { garage: Garage; service: Service }[],
): Promise<Offer[]> {
  const garages = picked.map(({ garage }) => garage);
  const others = await Promise.all(
    (wanted.others ?? []).map((search) => addServices(db, garages, { ...wanted, search })),
  );
  return picked.map(({ garage, service }, place) => {
    const more = others.flatMap((offers, index) => {
      const offer = offers[place];
      const search = wanted.others?.[index] ?? '';
      return offer ? rankServices(offer, { ...wanted, search }).slice(0, 1) : [];
    });
    const services = [service, ...more.map((each) => each.service)];
    return { garage, services: [...new Map(services.map((each) => [each.id, each])).values()] };
  });
}

/** The service closest to the customer's words, then the cheapest. Exact matches come first. */
async function pickOffers(context: Context, wanted: WantedDraft) {
  const { garageId } = wanted;
  const offers = garageId
    ? await offerOf(context.db, garageId, wanted)
    : await searchNear(context, withUpgrade(wanted), draftedGarages);
  const picked = offers.flatMap((offer) => {
    const [best] = rankServices(offer, wanted);
    return best ? [{ garage: offer.garage, ...best }] : [];
  });
  if (wanted.order === 'price') picked.sort((a, b) => a.service.price - b.service.price);
  else if (!wanted.order)
    picked.sort((a, b) => Number(b.likeness === 1) - Number(a.likeness === 1) || b.isFull - a.isFull);
  picked.sort((a, b) => isApart(a.service, wanted) - isApart(b.service, wanted));
  // Another kind of work is taken only if no garage does this one, however soon it is free.
  const least = Math.min(...picked.map(({ service }) => otherTraits(service, wanted)));
  const fit = picked.filter(({ service }) => otherTraits(service, wanted) === least);
  return fit.sort((a, b) => Number(isServed(b.service, wanted)) - Number(isServed(a.service, wanted)));
}

interface Ranked {
  service: Service;
  likeness: number;
  isFull: number;
}

function rankServices(offer: Offer, wanted: WantedDraft): Ranked[] {
  const { said = wanted.search } = wanted;
  return servedAs(suitable(forVehicle(offer, wanted), said), wanted)
    .map((service) => ({ service, likeness: likenessOf(service.name, said), isFull: isFullAs(said, service.name) }))
    .sort(
      (a, b) =>
        isApart(a.service, wanted) - isApart(b.service, wanted) ||
        b.isFull - a.isFull ||
        b.likeness - a.likeness ||
        a.service.price - b.service.price,
    );
}

/** The search leaves upgrades out unless its text names one. */
function withUpgrade(wanted: WantedDraft): WantedDraft {
  const named = upgradeIn(wanted.said ?? '');
  return named ? { ...wanted, search: `${wanted.search} ${named}` } : wanted;
}

/** Higher for a work that nobody asked for: a visit at home, an upgrade such as a big brake kit, or one of another kind. */
function isApart(service: Service, wanted: WantedDraft): number {
  const { name, serviceTypes } = service;
  const { serviceType, garageId, said = '' } = wanted;
  const isVisit = serviceTypes.every((type) => type === 'home_service');
  const isOwnChoice = serviceType !== undefined || garageId !== undefined;
  const isExtra = (isVisit && !isOwnChoice) || (isUpgrade(name) && !isUpgrade(said));
  return Number(isExtra) + otherKind * otherTraits(service, wanted);
}

const otherKind = 2;

/** A test instead of a new part, a service for larger motorcycles, or one that is not for the customer's scooter. */
function otherTraits({ name }: Service, { said = '', isCheck = isTest(said) }: WantedDraft): number {
  const isOfOther = saysScooter(said) && !saysScooter(name);
  return Number(isTest(name) !== isCheck) + Number(isForLarge(name) !== isForLarge(said)) + Number(isOfOther);
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
