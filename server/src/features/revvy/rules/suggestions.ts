import type { Suggestion, Welcome } from '@pahiya/contract/revvy/schemas';
import { addDays } from '@pahiya/contract/shared/dates';
import type { Fuel } from '@pahiya/contract/vehicles/schemas';

interface Known {
  vehicle: Welcome['vehicle'];
  /** Null if unknown; then the vehicle's name decides. */
  fuel?: Fuel | null;
  pucUntil?: string | null;
  serviceDue?: string | null;
  hasBookingToCome: boolean;
  today: string;
}

const electric =
  /\b(ev|electric|e-?tron|ola\s?s1|s1\s?(pro|air|x)|ather|450x|450s|rizta|chetak|iqube|vida|nexon\s?ev|tiago\s?ev|tigor\s?ev|punch\s?ev|curvv\s?ev|zs\s?ev|comet|windsor|xuv400|be\s?6e?|xev\s?9e|kona|ioniq|byd|atto|revolt|ultraviolette|tesla)\b/i;
const gas = /(\b|[is]-?)cng\b/i;

const forCars: Suggestion[] = ['serviceDue', 'brakeNoise', 'acWeak', 'batteryWeak', 'mileage', 'puc', 'oilPrice'];
const forBikes: Suggestion[] = ['chainCare', 'bikeStart', 'brakeNoise', 'mileage', 'batteryWeak', 'puc', 'oilPrice'];
/** They have no engine, oil, chain care or exhaust certificate. */
const forElectric: Suggestion[] = ['evRange', 'serviceDue', 'brakeNoise', 'batteryWeak', 'acWeak'];

const shown = 6;
const soonDays = 30;

export function suggest({ vehicle, fuel = null, hasBookingToCome, today, ...days }: Known): Suggestion[] {
  const month = Number(today.slice(5, 7));
  const isMonsoon = month >= 6 && month <= 9;
  const isDue = (date: string | null | undefined) => date != null && date <= addDays(today, soonDays);
  const fitting: Suggestion[] = [
    ...(isMonsoon ? (['monsoon'] as const) : []),
    ...(hasBookingToCome ? (['whereBooking'] as const) : []),
    ...(isDue(days.pucUntil) ? (['puc'] as const) : []),
    ...(isDue(days.serviceDue) ? (['serviceDue'] as const) : []),
    ...forVehicle(vehicle, fuel),
  ];
  return [...new Set(fitting)].slice(0, shown);
}

function forVehicle(vehicle: Welcome['vehicle'], fuel: Fuel | null): Suggestion[] {
  if (!vehicle) return forCars;
  const name = `${vehicle.make} ${vehicle.model}`;
  const isBike = vehicle.type === 'bike';
  if (fuel === 'electric' || (fuel === null && electric.test(name)))
    return forElectric.filter((one) => !isBike || one !== 'acWeak');
  const usual = isBike ? forBikes : forCars;
  return fuel === 'cng' || (fuel === null && gas.test(name)) ? ['cngCare', ...usual] : usual;
}
