import type { AskedVehicle, Note } from '../types.ts';

const fit = { own: 0.15, notNamed: -0.05, other: -0.4, perhapsOther: -0.2, electricForFuel: -0.15 };

/** A note for bikes alone fits a question about a bike better than one for all vehicles. One for others hardly fits. */
export function fitOf(note: Note, vehicle: AskedVehicle): number {
  if (isForOthers(note, vehicle)) return vehicle.isSaid ? fit.other : fit.perhapsOther;
  if (isMadeFor(note, vehicle)) return fit.own;
  if (vehicle.power === 'fuel' && note.power === 'electric') return fit.electricForFuel;
  const isSpecial = note.power === 'electric' && !vehicle.power;
  return isSpecial || (!vehicle.type && note.vehicles.length === 1) ? fit.notNamed : 0;
}

/** Cars, SUVs and trucks share their notes, because people confuse their names. */
export function isForOthers({ vehicles, power }: Note, vehicle: AskedVehicle): boolean {
  if (vehicle.power === 'electric' && power === 'fuel') return true;
  if (!vehicle.type) return false;
  return vehicle.type === 'bike' ? !vehicles.includes('bike') : vehicles.every((type) => type === 'bike');
}

/** Such a note is not even a choice. */
export function isOutOfPlace(note: Note, vehicle: AskedVehicle): boolean {
  return vehicle.isSaid && isForOthers(note, vehicle);
}

export function isMadeFor(note: Note, vehicle: AskedVehicle): boolean {
  if (isForOthers(note, vehicle)) return false;
  const isForBikes = vehicle.type === 'bike' && note.vehicles.every((type) => type === 'bike');
  return isForBikes || (vehicle.power === 'electric' && note.power === 'electric');
}
