import type { JobMeaning, SearchPart, SearchTerm } from '../types.ts';
import type { TokenPart } from './find-parts.ts';

export function jobsIn(parts: readonly TokenPart[]): JobMeaning[] {
  return parts.flatMap(({ match }) =>
    (match?.meanings ?? []).flatMap((meaning) => (meaning.kind === 'job' ? meaning : [])),
  );
}

/** A part says more than a symptom, and a symptom more than `service`; but smoke says more than `silencer`. */
export function givesWay(job: JobMeaning, jobs: readonly JobMeaning[]): boolean {
  if (job.isManner) return false;
  if (job.givesWay && jobs.some(saysMore)) return true;
  if (isOverruled(job, jobs)) return true;
  return jobs.some((other) => !isOverruled(other, jobs) && rankOf(other) > rankOf(job));
}

function saysMore({ isGeneral, isManner, givesWay: isLess }: JobMeaning): boolean {
  return !isGeneral && !isManner && !isLess;
}

/** `Injector cleaning` shows the cleaning before other services of the injector. */
export function withLess(terms: readonly SearchTerm[], jobs: readonly JobMeaning[]): SearchTerm[] {
  const less = jobs
    .filter((job) => job.givesWay && givesWay(job, jobs))
    .flatMap(({ finds, prefers }) => [...finds, ...prefers]);
  if (less.length === 0) return [...terms];
  const isPart = ({ kind, isGeneral }: SearchTerm) => kind === 'job' && !isGeneral;
  return terms.map((term) => (isPart(term) ? { ...term, prefers: [...(term.prefers ?? []), ...less] } : term));
}

function rankOf({ isGeneral, isSymptom, isManner }: JobMeaning): number {
  if (isManner) return 0;
  if (!isGeneral) return 2;
  return isSymptom ? 1 : 0;
}

function isOverruled({ finds, isSymptom }: JobMeaning, jobs: readonly JobMeaning[]): boolean {
  return !isSymptom && jobs.some(({ over }) => over.some((name) => finds.some(({ text }) => text === name)));
}

interface Symptoms {
  jobs: readonly JobMeaning[];
  /** Ordinary services, whose workshops look into a fault when no garage in the town lists its repair. */
  general: readonly SearchPart[];
}

/** Beside a symptom a part wants a repair and no upgrade, or else what finds the cause. */
export function withSymptoms(terms: readonly SearchTerm[], { jobs, general }: Symptoms): SearchTerm[] {
  const symptoms = jobs.filter(({ isSymptom, isGeneral }) => isSymptom && isGeneral);
  return terms.map((term) => {
    if (term.kind !== 'job' || term.isPaper || term.isUnlisted) return term;
    const isChecked = isLookedInto(term);
    if (symptoms.length === 0 || term.isGeneral) return isChecked ? { ...term, lastly: general } : term;
    const anyOf = term.anyOf.map((parts) => parts.map((part) => ({ ...part, isRepair: true })));
    const finds = symptoms.flatMap((symptom) => symptom.finds);
    const lastly = [...symptoms.flatMap((symptom) => symptom.otherwise), ...(isChecked ? general : [])];
    const prefers = symptoms.flatMap((symptom) => symptom.prefers);
    return {
      ...term,
      anyOf,
      prefers: [...(term.prefers ?? []), ...prefers],
      otherwise: [...(term.otherwise ?? []), ...finds],
      lastly,
    };
  });
}

const checks = new Set(['inspection', 'check-up', 'periodic service', 'bike service', 'general service']);

/** True if an ordinary workshop can look into it: a silencer, but not a dent. */
function isLookedInto({ isOfWorkshop, otherwise = [] }: SearchTerm): boolean {
  return isOfWorkshop === true || otherwise.some(({ text }) => checks.has(text));
}

const replacement: readonly SearchPart[] = ['replacement', 'change', 'kit', 'fitted'].map((text) => ({ text }));

/** `Chain badalni hai` wants a new chain before a cleaning. */
export function withReplacement(term: SearchTerm): SearchTerm {
  if (term.kind !== 'job' || term.isGeneral || term.isManner) return term;
  return { ...term, prefers: [...(term.prefers ?? []), ...replacement] };
}

/** Every service of a part, upgrades too. */
export function withUpgrades(term: SearchTerm): SearchTerm {
  const anyOf = term.anyOf.map((parts) => parts.map(({ isRepair: _repair, isStock: _stock, ...part }) => part));
  return { ...term, anyOf };
}
