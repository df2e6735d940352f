import type { VehicleType } from '@pahiya/contract/garages/schemas';
import type { SearchVehicle } from '../types.ts';

/** Words in the names of services for one kind of vehicle. */
const ofCars = ['car', 'cars', 'suv', 'suvs', 'muv', 'hatchback', 'sedan', 'cabin', 'windscreen'];
const chains = ['chain cleaning', 'chain sprocket', 'chain and sprocket'];
const ofBikes = ['bike', 'bikes', 'two-wheeler', 'two-wheelers', 'motorcycle', 'fork', 'twin-cylinder', ...chains];
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
