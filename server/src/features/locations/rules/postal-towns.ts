import { distanceKm } from '@pahiya/contract/shared/distance';
import { fold } from '../rules.ts';
import type { City, CityIndex } from '../types.ts';
import { districtNames } from './postal-districts.ts';

const cityStates = new Set(['Delhi', 'Chandigarh']);

/** Kinds of post offices: "Kothrud S.O", "Surat H.O.", "Mumbai G.P.O.". */
const kind = /\b(([bshgp]|hp|gp)\. ?o|[bshgp]o|hpo|gpo|ndc)\b\.?/gi;
const remark = /\(.*?\)/g;

/** Kilometres. A town further away from its district's city is a different one of the same name. */
const districtReachKm = 120;

interface Area {
  state: string;
  town: string | null;
}

/** Null if no town nearby has that name. Localities do not count: many cities of a state have an Indira Nagar. */
export function townOfOffice(cities: CityIndex, office: string, { state, town }: Area): string | null {
  const name = fold(office.replace(remark, ' ').replace(kind, ' '));
  const centre = town === null ? undefined : citiesCalled(cities, fold(town), state)[0];
  const found = citiesCalled(cities, name, state).find(
    (city) => fold(city.name) === name && (!centre || distanceKm(city, centre) <= districtReachKm),
  );
  return found?.name ?? null;
}

export function townOfDistrict(cities: CityIndex, district: string, state: string): string {
  if (cityStates.has(state)) return state;
  const name = fold(district.replace(remark, ' '));
  const written = districtNames[`${state}: ${name}`] ?? districtNames[name];
  return written ?? citiesCalled(cities, name, state)[0]?.name ?? inTitleCase(name);
}

function citiesCalled({ byName }: CityIndex, name: string, state: string): City[] {
  return byName.get(name)?.filter((city) => city.state === state && city.parent === undefined) ?? [];
}

const small = new Set(['and', 'of', 'the']);

function inTitleCase(name: string): string {
  const words = name.split(' ');
  return words.map((word) => (small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))).join(' ');
}
