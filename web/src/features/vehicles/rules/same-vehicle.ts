import type { Vehicle } from '@pahiya/contract/vehicles/schemas';

export type NamedVehicle = Pick<Vehicle, 'type' | 'make' | 'model'>;

/** Compares without letter case and spaces. */
export function isSameVehicle(one: NamedVehicle, other: NamedVehicle): boolean {
  return one.type === other.type && fold(one.make) === fold(other.make) && fold(one.model) === fold(other.model);
}

function fold(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLocaleLowerCase();
}
