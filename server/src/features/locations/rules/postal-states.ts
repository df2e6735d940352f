import { fold } from '../rules.ts';

/** Common names, with the names in older files. */
const states: Record<string, string[]> = {
  'Andaman and Nicobar Islands': ['andaman and nicobar', 'a and n islands'],
  'Andhra Pradesh': [],
  'Arunachal Pradesh': [],
  Assam: [],
  Bihar: [],
  Chandigarh: [],
  Chhattisgarh: ['chattisgarh', 'chhatisgarh'],
  'Dadra and Nagar Haveli and Daman and Diu': [
    'the dadra and nagar haveli and daman and diu',
    'dadra and nagar haveli',
    'daman and diu',
  ],
  Delhi: ['nct of delhi', 'new delhi'],
  Goa: [],
  Gujarat: [],
  Haryana: [],
  'Himachal Pradesh': [],
  'Jammu and Kashmir': [],
  Jharkhand: [],
  Karnataka: [],
  Kerala: [],
  Ladakh: [],
  Lakshadweep: [],
  'Madhya Pradesh': [],
  Maharashtra: [],
  Manipur: [],
  Meghalaya: [],
  Mizoram: [],
  Nagaland: [],
  Odisha: ['orissa'],
  Puducherry: ['pondicherry'],
  Punjab: [],
  Rajasthan: [],
  Sikkim: [],
  'Tamil Nadu': ['tamilnadu'],
  Telangana: ['telengana'],
  Tripura: [],
  'Uttar Pradesh': [],
  Uttarakhand: ['uttaranchal'],
  'West Bengal': [],
};

const byName = new Map(
  Object.entries(states).flatMap(([state, former]) => [fold(state), ...former].map((name) => [name, state])),
);

const ladakh = /^(leh|kargil)\b/;
/** Split off in 2014. The villages that returned to Andhra Pradesh are in other districts. */
const telangana =
  /^(adilabad|hyderabad|k ?v ?ranga ?reddy|karim ?nagar|khammam|mahab(oo|u)b ?nagar|medak|nalgonda|nizamabad|ranga ?reddy|warangal)\b/;

/** Older files have the states of 2013. Undefined if the name is not a state of India. */
export function stateOf(name: string, district: string): string | undefined {
  const state = byName.get(fold(name.replaceAll('&', ' and ')));
  const folded = fold(district);
  if (state === 'Jammu and Kashmir' && ladakh.test(folded)) return 'Ladakh';
  if (state === 'Andhra Pradesh' && telangana.test(folded)) return 'Telangana';
  return state;
}
