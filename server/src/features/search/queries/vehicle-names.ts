import { readVehicles } from '../service/read-vehicles.ts';

/** The spellings of all makers and models, in lower case. */
export function vehicleNames(): string[] {
  return readVehicles().flatMap(([name, meaning]) =>
    meaning.kind === 'vehicle' && meaning.vehicle.name !== '' ? [name.toLowerCase()] : [],
  );
}
