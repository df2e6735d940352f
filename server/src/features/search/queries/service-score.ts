import type { ServiceType } from '@pahiya/contract/garages/schemas';
import { type SQL, sql } from 'drizzle-orm';
import { otherWords, ownWords } from '../rules/vehicle-words.ts';
import type { SearchTerm, SearchVehicle } from '../types.ts';
import { containTerm } from './contain-words.ts';

/** Points for one searched word in a service's name. A preference or the kind of vehicle gives fewer. */
export const matchScore = 8;
const mannerScore = 3;

/**
 * Adds `matchScore` for each term that a service's name contains, and less for a preferred word, the kind of vehicle, or
 * how a service is done beside another term.
 * A service of another kind of vehicle or above the highest price gets -1. Places do not count.
 */
export function serviceScore(terms: readonly SearchTerm[], { name, price }: { name: SQL; price: SQL }): SQL {
  const text = sql`lower(${name})`;
  const named = terms.filter(({ kind }) => kind === 'job' || kind === 'typed');
  const isWork = named.some(({ isManner }) => !isManner);
  const scoreOf = ({ isManner }: SearchTerm) => sql.raw(String(isManner && isWork ? mannerScore : matchScore));
  const points = [
    ...named.map((term) => sql`(${containTerm(term, text)})::int * ${scoreOf(term)}`),
    ...named.flatMap(({ prefers = [] }) =>
      prefers.length > 0 ? sql`(${containTerm({ anyOf: prefers.map((part) => [part]) }, text)})::int * 2` : [],
    ),
    ...vehiclesOf(terms).map((vehicle) => sql`(${text} ~ ${inSql(ownWords(vehicle))})::int`),
  ];
  const refused = [
    ...vehiclesOf(terms).map((vehicle) => sql`${text} ~ ${inSql(otherWords(vehicle))}`),
    ...terms.flatMap(({ rupees }) => (rupees === undefined ? [] : sql`${price} > ${rupees}`)),
  ];
  // A plain 0 would name a column in `order by`.
  const sum = sql.join([sql`0::int`, ...points], sql` + `);
  return refused.length > 0 ? sql`case when ${sql.join(refused, sql` or `)} then -1 else ${sum} end` : sum;
}

function vehiclesOf(terms: readonly SearchTerm[]): SearchVehicle[] {
  return terms.flatMap(({ vehicle }) => vehicle ?? []);
}

function inSql(words: readonly string[]): string {
  return words.length > 0 ? `\\m(${words.join('|')})\\M` : '^$';
}

const offered = { name: sql`s.name`, price: sql`s.price` };

/** The price of the service that a hit shows first. */
export function priceShown(terms: readonly SearchTerm[], serviceType: ServiceType | undefined): SQL<number | null> {
  const least = terms.some(({ kind }) => kind === 'job') ? matchScore : 0;
  return sql<number | null>`(
    select s.price from services s where s.garage_id = garages.id and s.is_active and ${isOfType(serviceType)}
      and ${serviceScore(terms, offered)} >= ${sql.raw(String(least))}
    order by ${serviceScore(terms, offered)} desc, s.price, s.id limit 1)`;
}

/** A garage found by its name alone needs any service of the type, otherwise one of the services searched for. */
export function offersAs(terms: readonly SearchTerm[], serviceType: ServiceType): SQL {
  const ofType = sql`select bool_or(${isOfType(serviceType)}) from services s
    where s.garage_id = garages.id and s.is_active`;
  return sql`coalesce((${ofType} and ${serviceScore(terms, offered)} > 0), (${ofType}), false)`;
}

function isOfType(serviceType: ServiceType | undefined): SQL {
  return serviceType ? sql`s.service_types @> array[${serviceType}]::text[]` : sql`true`;
}
