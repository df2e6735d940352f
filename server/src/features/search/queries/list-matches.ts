import type { Garage, Service, ServiceType } from '@pahiya/contract/garages/schemas';
import { and, arrayContains, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { serviceColumns } from '../../garages/queries/find-garage.ts';
import { services } from '../../garages/tables.ts';
import type { SearchTerm } from '../types.ts';
import { matchScore, serviceScore } from './service-score.ts';

const shownMatches = 3;

interface WantedMatches {
  terms: readonly SearchTerm[];
  /** Lists all matches and nothing else. */
  isWhole: boolean;
  serviceType: ServiceType | undefined;
}

export interface Matches {
  services: Service[];
  /** That of the first service: how much of the text it matches. */
  score: number;
}

/**
 * Lists services with most terms first, then the cheapest. If none matches, lists the cheapest that suit the vehicle,
 * unless `isWhole`.
 */
export async function listMatches(
  db: Database,
  page: readonly Garage[],
  { terms, isWhole, serviceType }: WantedMatches,
): Promise<Map<string, Matches>> {
  if (page.length === 0) return new Map();
  const score = serviceScore(terms, { name: sql`${services.name}`, price: sql`${services.price}` });
  const ranked = db
    .select({
      ...serviceColumns,
      score: sql<number>`(${score})`.as('score'),
      place: sql<number>`row_number() over (
        partition by ${services.garageId} order by ${score} desc, ${services.price}, ${services.id})`.as('place'),
      best: sql<number>`max(${score}) over (partition by ${services.garageId})`.as('best'),
    })
    .from(services)
    .where(
      and(
        inArray(
          services.garageId,
          page.map(({ id }) => id),
        ),
        services.isActive,
        serviceType ? arrayContains(services.serviceTypes, [serviceType]) : undefined,
      ),
    )
    .as('ranked');
  const least = sql.raw(String(matchScore));
  const isMatch = sql`${ranked.score} >= ${least}`;
  const isShown = sql`${ranked.place} <= ${shownMatches} and (${isMatch} or (${ranked.best} < ${least} and ${ranked.score} >= 0))`;
  const rows = await db
    .select()
    .from(ranked)
    .where(isWhole ? isMatch : isShown)
    .orderBy(ranked.place);
  const matches = new Map<string, Matches>();
  for (const { place: _place, score: own, best: _best, ...service } of rows) {
    const { services: before, score: first } = matches.get(service.garageId) ?? { services: [], score: own };
    matches.set(service.garageId, { services: [...before, service], score: first });
  }
  return matches;
}
