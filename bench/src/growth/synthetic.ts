import { loadCities } from '../../../server/src/features/locations/client.ts';

/** The syllables of synthetic garage names. */
const consonants = [...'bcdfghjklmnprstvyzwx'];
export const syllables = consonants.flatMap((consonant) => [...'aeiou'].map((vowel) => consonant + vowel));
/**
 * Consecutive numbers give words that are far apart in the alphabet. It is coprime to the number of three-syllable
 * words.
 */
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
];

/** A rare name belongs to a dozen garages whatever their number, so that the answers are alike at every size. */
export const namesakes = 12;

/** The made-up first word in the name of the garage with this number, among `count` garages. */
export function ownerName(number: number, count: number): string {
  const size = syllables.length;
  const word = ((number % Math.ceil(count / namesakes)) * scatter) % size ** 3;
  return [0, 1, 2].map((digit) => syllables[Math.floor(word / size ** digit) % size]).join('');
}

export function garageId(number: number): string {
  return `01900000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}

/** Number of towns that count as large cities. */
export const largeCities = 10;

export interface Town {
  name: string;
  latitude: number;
  longitude: number;
  population: number;
}

/** Real cities and towns, largest first. */
export function listTowns(): Town[] {
  const towns = loadCities().rows.flatMap(({ city }) => (city.parent === undefined ? [city] : []));
  return towns.sort((a, b) => b.population - a.population);
}

/** One garage in fifty is inactive. */
export function isInactive(number: number): boolean {
  return number % 50 === 49;
}
