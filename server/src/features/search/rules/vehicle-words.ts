import type { VehicleType } from '@pahiya/contract/garages/schemas';
import type { SearchVehicle } from '../types.ts';

/** Words in the names of services for one kind of vehicle. */
const ofCars = ['car', 'cars', 'suv', 'suvs', 'muv', 'hatchback', 'sedan', 'cabin', 'windscreen'];
const ofBikes = ['bike', 'bikes', 'two-wheeler', 'two-wheelers', 'motorcycle', 'fork', 'twin-cylinder'];
const ofScooters = ['scooter', 'scooters', 'cvt', 'variator'];
const ofTrucks = ['truck', 'trucks', 'lcv', 'heavy', 'commercial', 'mini-truck'];
const wordsOf: Record<VehicleType, readonly string[]> = {
  car: ofCars,
  suv: ofCars,
  bike: [...ofBikes, ...ofScooters],
  truck: ofTrucks,
};

export function ownWords({ types, isScooter }: SearchVehicle): string[] {
  return isScooter ? ofScooters : types.flatMap((type) => (type === 'bike' ? ofBikes : wordsOf[type]));
}

/** A scooter is also served by a service of bikes. */
export function otherWords(vehicle: SearchVehicle): string[] {
  const own = new Set(vehicle.types.flatMap((type) => wordsOf[type]));
  const others = Object.values(wordsOf).flat();
  return [...others.filter((word) => !own.has(word)), ...wordsOfScooters(vehicle)];
}

/** Words in the names of services that a motorcycle does not need; none for another vehicle. */
export function wordsOfScooters({ types, isScooter, isMotorcycle, name }: SearchVehicle): readonly string[] {
  return types.includes('bike') && !isScooter && (isMotorcycle === true || name !== '') ? ofScooters : [];
}

/** Whether a service with such a name may be meant for the vehicle. */
export function suits(service: string, vehicle: SearchVehicle): boolean {
  const words = service.split(' ');
  return !otherWords(vehicle).some((other) => words.includes(other));
}
