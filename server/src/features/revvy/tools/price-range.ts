import type { VehicleType } from '@pahiya/contract/garages/schemas';
import { comparable } from '../rules/comparable-services.ts';
import { saysVehicle } from '../rules/service-names.ts';
import type { CardOf, WantedPrice } from './revvy-tools.ts';
import type { Offer } from './search-offers.ts';

export function toPrice(wanted: WantedPrice, offers: Offer[], city: string | undefined): CardOf<'price'> | null {
  const clear = offers.map((offer) => forVehicle(offer, wanted)).filter(({ services }) => services.length > 0);
  const compared = clear.length > 0 ? clear : offers;
  if (compared.length === 0) return null;
  const all = compared.flatMap(({ garage, services }) => services.map(({ name, price }) => ({ garage, name, price })));
  const told = all.filter(({ name }) => wanted.listed?.test(name) ?? true);
  const sized = withoutOtherSize(told, wanted.vehicleType);
  const alike = comparable(sized, `${wanted.search} ${wanted.said ?? ''}`).sort((a, b) => a.price - b.price);
  const [cheapest, dearest] = [alike[0], alike.at(-1)];
  if (!cheapest || !dearest) return null;
  const isThere = alike.every(({ garage }) => garage.location.toLowerCase().includes(city?.toLowerCase() ?? ''));
  const { id: garageId, name, location } = cheapest.garage;
  return {
    kind: 'price',
    service: wanted.search,
    vehicleType: wanted.vehicleType ?? null,
    city: city && isThere ? city : null,
    lowest: cheapest.price,
    highest: dearest.price,
    garages: new Set(alike.map(({ garage }) => garage.id)).size,
    cheapest: { garageId, name, location, service: cheapest.name },
  };
}

/** A garage for cars and bikes lists prices for both, so only services that name the vehicle type count. */
function forVehicle({ garage, services }: Offer, { vehicleType }: WantedPrice): Offer {
  const isMixed = garage.vehicleTypes.includes('bike') && garage.vehicleTypes.length > 1;
  if (!vehicleType || !isMixed) return { garage, services };
  return { garage, services: services.filter(({ name }) => saysVehicle(name, vehicleType)) };
}

const otherSize: Partial<Record<VehicleType, RegExp>> = {
  car: /\b(?:SUV|MUV|4x4|all-terrain)\b/i,
  suv: /\b(?:hatchback|small car)\b/i,
};

/** Tyres of an SUV are no price for a hatchback, unless there are no others. */
function withoutOtherSize<Each extends { name: string }>(services: Each[], vehicleType?: VehicleType): Each[] {
  const other = vehicleType && otherSize[vehicleType];
  const own = other ? services.filter(({ name }) => !other.test(name)) : services;
  return own.length > 0 ? own : services;
}
