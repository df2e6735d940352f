import type { JobMeaning, SearchPart, SearchTerm } from '../types.ts';
import { onParts } from './on-parts.ts';

/** A job of `services.yaml` by one of its names. */
type FindJob = (service: string) => JobMeaning | undefined;

/**
 * `Nexon EV service` wants a garage that knows electric vehicles, or else one that knows the model. Without such words no
 * service for electric vehicles is an answer: an EV health check finds no noise of an engine.
 */
export function withElectric(terms: readonly SearchTerm[], jobOf: FindJob): SearchTerm[] {
  const isModel = terms.some(({ vehicle }) => vehicle?.isElectric);
  if (!isModel && !terms.some(({ isElectric }) => isElectric)) return terms.map((term) => withPower(term, 'fuel'));
  const known = jobOf('electric vehicle ev');
  const finds = known?.finds ?? [];
  const own = terms.map((term) => ownOf(term, finds));
  if (!isModel || !known) return own;
  const electric = { kind: 'job', anyOf: finds.map((part) => [part]), prefers: known.prefers } as const;
  if (own.some(isJob)) return [...own, { ...electric, prefers: [], isGeneral: true }];
  // The service of a petrol scooter changes oil, so it is none for an electric one.
  const isScooter = terms.some(({ vehicle }) => vehicle?.types.includes('bike'));
  const otherwise = isScooter ? [] : (jobOf('service')?.finds ?? []);
  return [...own.filter(({ isGeneral }) => !isGeneral), { ...electric, otherwise }];
}

function isJob({ kind, isGeneral }: SearchTerm): boolean {
  return kind === 'job' && !isGeneral;
}

/** An electric vehicle's own service comes first; of what only vehicles with an engine have, no other will do. */
function ownOf(term: SearchTerm, electric: readonly SearchPart[]): SearchTerm {
  if (!isJob(term) || term.isElectric || term.isUnlisted) return term;
  if (term.isOfFuel) {
    const own = withPower(term, 'electric');
    return { ...own, prefers: [...(own.prefers ?? []), ...own.anyOf.flat()], otherwise: electric };
  }
  const parts = term.anyOf.filter((each) => each.length === 1).flat();
  return {
    ...term,
    prefers: [...(term.prefers ?? []), ...parts.map((part) => ({ ...part, power: 'electric' as const }))],
  };
}

function withPower(term: SearchTerm, power: 'fuel' | 'electric'): SearchTerm {
  return term.kind === 'job' ? onParts(term, (part) => ({ ...part, power })) : term;
}
