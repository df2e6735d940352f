import type { VehicleType } from '@pahiya/contract/garages/schemas';
import type { JobMeaning, SearchPart, SearchTerm, SearchVehicle } from '../types.ts';
import { onParts } from './on-parts.ts';

/** Words in the names of services for one kind of vehicle. */
const ofCars = ['car', 'cars', 'suv', 'suvs', 'muv', 'hatchback', 'sedan', 'cabin', 'windscreen'];
const chains = ['chain cleaning', 'chain sprocket', 'chain and sprocket'];
const ofBikes = [
  'bike',
  'bikes',
  'two-wheeler',
  'two-wheelers',
  'motorcycle',
  'fork',
  'spoke',
  'rim truing',
  'twin-cylinder',
  ...chains,
];
const ofScooters = ['scooter', 'scooters', 'cvt', 'variator'];
const ofTwoWheels = [...ofBikes, ...ofScooters];
const ofTrucks = ['truck', 'trucks', 'lcv', 'heavy', 'commercial', 'mini-truck'];
const wordsOf: Record<VehicleType, readonly string[]> = {
  car: ofCars,
  suv: ofCars,
  bike: ofTwoWheels,
  truck: ofTrucks,
};

export function ownWords({ types, isScooter }: SearchVehicle): string[] {
  return isScooter ? ofScooters : types.flatMap((type) => (type === 'bike' ? ofBikes : wordsOf[type]));
}

/** A scooter is also served by a service of bikes. */
export function otherWords({ types, isScooter, isMotorcycle = false, name }: SearchVehicle): string[] {
  const own = new Set(types.flatMap((type) => wordsOf[type]));
  const others = Object.values(wordsOf).flat();
  const hasNoScooter = types.includes('bike') && !isScooter && (isMotorcycle || name !== '');
  return [...others.filter((word) => !own.has(word)), ...(hasNoScooter ? ofScooters : [])];
}

/** Whether a service with such a name may be meant for the vehicle. */
export function suits(service: string, vehicle: SearchVehicle): boolean {
  const words = service.split(' ');
  return !otherWords(vehicle).some((other) => words.includes(other));
}

/** `bike service` is not found by `car service`. */
export function suitingTerms(terms: SearchTerm[], jobs: readonly JobMeaning[]): SearchTerm[] {
  const vehicles = terms.flatMap(({ vehicle }) => vehicle ?? []);
  const suiting = (parts: readonly SearchPart[]) =>
    parts.filter(({ text }) => vehicles.every((vehicle) => suits(text, vehicle)));
  const isOfCars = vehicles.length === 0 && jobs.some((job) => job.isOfCars);
  const refuses = isOfCars ? ofTwoWheels : vehicles.flatMap(otherWords);
  const refusing = (term: SearchTerm) =>
    term.kind === 'job' && refuses.length > 0
      ? onParts(term, (part) => ({ ...part, refuses: [...(part.refuses ?? []), ...refuses] }))
      : term;
  return terms.map((term) => {
    if (!term.isGeneral) return refusing(term);
    const anyOf = term.anyOf.filter((parts) => suiting(parts).length === parts.length);
    if (anyOf.length === 0) return refusing(term);
    const own = vehicles.flatMap((vehicle) => vehicle.own ?? []).map((text): SearchPart => ({ text }));
    const prefers = own.length > 0 && !term.isSymptom ? own : suiting(term.prefers ?? []);
    return refusing({ ...term, anyOf, prefers, otherwise: suiting(term.otherwise ?? []) });
  });
}
