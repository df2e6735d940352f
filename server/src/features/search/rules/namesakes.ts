import { distanceKm } from '@pahiya/contract/shared/distance';
import type { Meaning, PlaceMeaning, Point } from '../types.ts';
import type { TokenPart } from './find-parts.ts';
import { plainName } from './read-aloud.ts';

export type Namesakes = ReadonlyMap<string, readonly PlaceMeaning[]>;

/** A namesake this near, or in the same state, is meant rather than a better known one. */
const nearKm = 100;

interface Known {
  namesakes: Namesakes;
  /** Where the customer is. */
  near: Point | null;
  stateAt(point: Point): string | null;
}

/** Names shared by several places, the best known first. */
export function groupNamesakes(meanings: readonly PlaceMeaning[]): Namesakes {
  const groups = Map.groupBy(meanings, ({ place }) => plainName(place?.name ?? ''));
  const shared = [...groups].filter(([, group]) => group.length > 1);
  return new Map(
    shared.map(([name, group]) => [
      name,
      group.toSorted((a, b) => weightOf(b) - weightOf(a)).map((each, at) => asNamesake(each, at, group)),
    ]),
  );
}

/** A garage's location must also contain the city or state, unless the town is the best known of that name. */
function asNamesake(meaning: PlaceMeaning, at: number, group: readonly PlaceMeaning[]): PlaceMeaning {
  const { place } = meaning;
  if (!place) return meaning;
  const isLocality = place.name !== place.city;
  const isShared = group.filter((other) => other.place?.name === place.name).length > 1;
  return { ...meaning, isWithin: at > 0 || isLocality, place: { ...place, isShared } };
}

function weightOf({ place }: PlaceMeaning): number {
  return place?.weight ?? 0;
}

/** None for a pincode, and for a name of one place. */
function namesakesOf({ match, tokens }: TokenPart, namesakes: Namesakes): readonly PlaceMeaning[] {
  if (tokens.some(({ typed }) => /^\d{6}$/.test(typed))) return [];
  const place = match?.meanings.find((meaning) => meaning.kind === 'place');
  return namesakes.get(plainName(place?.place?.name ?? '')) ?? [];
}

/** `Dwarka` is the one in the city or state that the text names, or the one near the customer, or else the best known. */
export function withNamesakes(parts: readonly TokenPart[], known: Known): TokenPart[] {
  return parts.map((part) => {
    const all = namesakesOf(part, known.namesakes);
    const meant = all.find((each) => isNamed(each, parts, part)) ?? nearestOf(all, known) ?? all[0];
    if (!meant || !part.match) return part;
    const others = part.match.meanings.filter(({ kind }) => kind !== 'place');
    return { ...part, match: { ...part.match, meanings: [meant, ...others] } };
  });
}

function isNamed({ place }: PlaceMeaning, parts: readonly TokenPart[], own: TokenPart): boolean {
  const named = parts.filter((part) => part !== own).flatMap(({ match }) => match?.meanings ?? []);
  const names = named.flatMap((meaning: Meaning) => (meaning.kind === 'place' ? (meaning.place?.name ?? []) : []));
  return names.some((name) => place?.within?.includes(name));
}

function nearestOf(all: readonly PlaceMeaning[], { near, stateAt }: Known): PlaceMeaning | undefined {
  if (!near) return undefined;
  const kmOf = ({ place }: PlaceMeaning) => (place ? distanceKm(near, place) : Number.POSITIVE_INFINITY);
  const state = stateAt(near);
  const around = all.filter((each) => kmOf(each) <= nearKm || (state !== null && each.place?.within?.includes(state)));
  return around.toSorted((a, b) => kmOf(a) - kmOf(b))[0];
}
