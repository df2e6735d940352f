import { loadCities } from '../../../server/src/features/locations/service/load-cities.ts';

const consonants = [...'bcdfghjklmnprstvyzwx'];
export const syllables = consonants.flatMap((consonant) => [...'aeiou'].map((vowel) => consonant + vowel));
/** Scatters consecutive numbers over the alphabet; coprime to the number of three-syllable words. */
export const scatter = 10_007;
export const kinds = [
  'Motors',
  'Auto Works',
  'Garage',
  'Car Care',
  'Service Station',
  'Bike Point',
  'Wheels',
  'Auto Hub',
];
export const areas = [
  'Gandhi Nagar',
  'MG Road',
  'Station Road',
  'Indira Colony',
  'Nehru Marg',
  'Model Town',
  'Civil Lines',
];
export const serviceNames = [
  'Oil change',
  'Car wash',
  'Battery replacement',
  'Clutch repair',
  'Brake pads',
  'AC service',
  'Wheel alignment',
  'Tyre rotation',
  'Engine tuning',
  'Denting and painting',
  'Puncture repair',
  'General inspection',
  'General service',
];

/** A rare name belongs to a dozen garages at every size. */
export const namesakes = 12;

export function ownerName(number: number, count: number): string {
  const size = syllables.length;
  const word = ((number % Math.ceil(count / namesakes)) * scatter) % size ** 3;
  return [0, 1, 2].map((digit) => syllables[Math.floor(word / size ** digit) % size]).join('');
}

const firstJoined = Date.parse('2024-06-10T00:00:00Z');
const minute = 60_000;

/** A UUID of version 7 that is as far from the others as those of garages that join a minute apart. GiST needs that. */
export function garageId(number: number): string {
  const time = (firstJoined + number * minute).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

/** The same in SQL. */
export function sqlGarageId(number: string): string {
  const time = `lpad(to_hex(${firstJoined} + ${number}::bigint * ${minute}), 12, '0')`;
  return `regexp_replace(${time}, '(.{8})(.{4})', '\\1-\\2-7000-8000-000000000000')::uuid`;
}

export const largeCities = 10;

export interface Town {
  name: string;
  latitude: number;
  longitude: number;
  population: number;
}

/** Lists real towns, largest first. */
export function listTowns(): Town[] {
  const towns = loadCities().rows.flatMap(({ city }) => (city.parent === undefined ? [city] : []));
  return towns.sort((a, b) => b.population - a.population);
}

export function isInactive(number: number): boolean {
  return number % 50 === 49;
}
