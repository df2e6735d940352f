import type { VehicleType } from '@pahiya/contract/garages/schemas';
import { filterOptions } from '../../../ui/filter-options.ts';

/** Models by make, by type of vehicle. */
export type VehicleCatalogue = Record<VehicleType, Record<string, string[]>>;

const longestList = 50;

export function suggestMakes(catalogue: VehicleCatalogue, type: VehicleType, typed: string): string[] {
  return suggest(Object.keys(catalogue[type]), typed);
}

/** Models of the make, ignoring case; of every make of the type while the make is unknown. */
export function suggestModels(catalogue: VehicleCatalogue, type: VehicleType, make: string, typed: string): string[] {
  const makes = Object.entries(catalogue[type]);
  const known = makes.find(([name]) => name.toLocaleLowerCase() === make.trim().toLocaleLowerCase());
  const models = known ? known[1] : makes.flatMap(([, names]) => names);
  return suggest([...new Set(models)], typed);
}

/** Suggests nothing for a text that is the only match already. */
function suggest(names: string[], typed: string): string[] {
  const fitting = filterOptions(names, typed, (name) => name);
  return fitting.length === 1 && fitting[0] === typed ? [] : fitting.slice(0, longestList);
}
