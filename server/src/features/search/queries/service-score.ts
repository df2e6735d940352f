import type { ServiceType } from '@pahiya/contract/garages/schemas';
import { type SQL, sql } from 'drizzle-orm';
import { containTerm } from './contain-words.ts';
import type { SearchTerm } from './understand-search.ts';

/** Counts the terms that a service's name contains. Places are not part of a service's name. */
export function serviceScore(terms: readonly SearchTerm[], name: SQL): SQL {
  const jobs = terms.filter(({ kind }) => kind !== 'place');
  const named = jobs.map((term) => sql`(${containTerm(term, sql`lower(${name})`)})::int`);
  // A plain 0 would name a column in `order by`.
  return sql.join([sql`0::int`, ...named], sql` + `);
}

const serviceName = sql`s.name`;

/** The price of the service that a hit shows first. */
export function priceShown(terms: readonly SearchTerm[], serviceType: ServiceType | undefined): SQL<number | null> {
  return sql<number | null>`(
    select s.price from services s where s.garage_id = garages.id and s.is_active and ${isOfType(serviceType)}
    order by ${serviceScore(terms, serviceName)} desc, s.price, s.id limit 1)`;
}

/** A garage found by its name alone needs any service of the type, otherwise one of the services searched for. */
export function offersAs(terms: readonly SearchTerm[], serviceType: ServiceType): SQL {
  const offered = sql`select bool_or(${isOfType(serviceType)}) from services s
    where s.garage_id = garages.id and s.is_active`;
  return sql`coalesce((${offered} and ${serviceScore(terms, serviceName)} > 0), (${offered}), false)`;
}

function isOfType(serviceType: ServiceType | undefined): SQL {
  return serviceType ? sql`s.service_types @> array[${serviceType}]::text[]` : sql`true`;
}
