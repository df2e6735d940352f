import { namesElectric } from '../../search/queries/vehicle-named.ts';

const electric = /\b(?:evs?|electric|e-scooters?|traction)\b/i;

/** True for `electric` and for the name of an electric model, in any script. */
export function saysElectric(asked: string): boolean {
  return electric.test(asked) || namesElectric(asked);
}

/** An electric vehicle gets its own service first. Another vehicle gets none for electric ones, unless there is no other. */
export function withoutOtherDrives<Each extends { name: string }>(services: readonly Each[], asked: string): Each[] {
  const isElectric = saysElectric(asked);
  const own = services.filter(({ name }) => electric.test(name) === isElectric);
  return own.length > 0 ? own : [...services];
}
