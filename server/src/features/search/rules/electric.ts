import type { SearchPart, SearchTerm } from '../types.ts';

/** `Nexon EV service` wants a garage that knows electric vehicles, or else one that knows the model. */
export function withElectric(
  terms: readonly SearchTerm[],
  findsOf: (service: string) => readonly SearchPart[],
): SearchTerm[] {
  if (!terms.some(({ vehicle }) => vehicle?.isElectric)) return [...terms];
  const isJob = (term: SearchTerm) => term.kind === 'job' && !term.isGeneral;
  const anyOf = findsOf('electric vehicle ev').map((part) => [part]);
  if (terms.some(isJob)) return [...terms, { kind: 'job', anyOf, isGeneral: true }];
  return [...terms.filter(({ isGeneral }) => !isGeneral), { kind: 'job', anyOf, otherwise: findsOf('service') }];
}
