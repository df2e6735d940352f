import type { SearchPart, SearchTerm } from '../types.ts';

interface Services {
  /** Names of services for electric vehicles. */
  electric: readonly SearchPart[];
  /** Names of a general service. */
  general: readonly SearchPart[];
}

/** `Nexon EV service` wants a garage that knows electric vehicles, or else one that knows the model. */
export function withElectric(terms: readonly SearchTerm[], { electric, general }: Services): SearchTerm[] {
  if (!terms.some(({ vehicle }) => vehicle?.isElectric)) return [...terms];
  const isJob = (term: SearchTerm) => term.kind === 'job' && !term.isGeneral;
  const anyOf = electric.map((part) => [part]);
  if (terms.some(isJob)) return [...terms, { kind: 'job', anyOf, isGeneral: true }];
  return [...terms.filter(({ isGeneral }) => !isGeneral), { kind: 'job', anyOf, otherwise: general }];
}
