import type { UnderstoodPart } from '@pahiya/contract/garages/schemas';
import { meantFirst, type TokenPart } from '../rules/find-parts.ts';
import type { PlaceWords } from '../rules/short-places.ts';
import type { SearchPlace } from '../types.ts';

interface Describing {
  isJobNamed: boolean;
  placeWords: PlaceWords;
}

/** Lists what the search understood, each part with its words. The words of one job, `ac` and `service`, are one part. */
export function describePart(found: readonly TokenPart[], { isJobNamed, placeWords }: Describing): UnderstoodPart[] {
  const parts: { shown: UnderstoodPart; isGeneral: boolean }[] = [];
  for (const [place, part] of found.entries()) {
    const shown = describe(part);
    if (!shown) continue;
    const isGeneral = isGeneralWish(part);
    const last = parts.at(-1);
    const isSameWish =
      isWish(part) &&
      last?.shown.kind === 'wish' &&
      isJobNamed &&
      isMeant(found[place - 1]) &&
      isWish(found[place - 1]);
    if (last && (isSameWish || isModelOf(shown, last.shown))) {
      const words = [...last.shown.words, ...shown.words];
      parts.splice(-1, 1, {
        shown: { ...(isSameWish ? last.shown : shown), words },
        isGeneral: last.isGeneral && isGeneral,
      });
    } else {
      const words = shown.kind === 'place' ? around(found, place, placeWords) : shown.words;
      parts.push({ shown: { ...shown, words }, isGeneral });
    }
  }
  // `Service` beside a vehicle or a place says nothing that its chip would add.
  const special = parts.length > 1 ? parts.filter(({ isGeneral }) => !isGeneral) : parts;
  return withoutSamePlaces(special.map(({ shown }) => shown));
}

/** `Wagholi, Pune` is Pune once, because the catalogue has no Wagholi. */
function withoutSamePlaces(parts: readonly UnderstoodPart[]): UnderstoodPart[] {
  const isSame = (a: UnderstoodPart, b: UnderstoodPart) =>
    a.kind === 'place' && b.kind === 'place' && a.name === b.name;
  return parts.flatMap((part, at) => {
    if (parts.slice(0, at).some((before) => isSame(before, part))) return [];
    return {
      ...part,
      words: parts.slice(at).flatMap((other) => (other === part || isSame(other, part) ? other.words : [])),
    };
  });
}

function isGeneralWish({ match }: TokenPart): boolean {
  return match?.meanings.every((meaning) => meaning.kind === 'job' && meaning.isGeneral && !meaning.isSymptom) === true;
}

/** A job, not `open now`. */
function isWish(part: TokenPart | undefined): boolean {
  return part !== undefined && meantFirst(part)?.kind === 'job';
}

/** `Honda` and `Activa` are one part, the Honda Activa. */
function isModelOf(shown: UnderstoodPart, make: UnderstoodPart): boolean {
  if (shown.kind !== 'vehicle' || make.kind !== 'vehicle' || !make.name) return false;
  return shown.name?.startsWith(`${make.name} `) === true;
}

function isMeant(part: TokenPart | undefined): boolean {
  return part?.match !== null;
}

function describe(part: TokenPart): UnderstoodPart | null {
  const { tokens, rupees } = part;
  const words = tokens.map(({ typed }) => typed);
  if (rupees !== null) return { kind: 'price', words, most: rupees };
  const meaning = meantFirst(part);
  if (!meaning) return null;
  if (meaning.kind === 'job' || meaning.kind === 'opening' || meaning.kind === 'way') return { kind: 'wish', words };
  if (meaning.kind === 'order') return { kind: 'order', words, order: meaning.order };
  if (meaning.kind === 'vehicle') {
    const { name, types } = meaning.vehicle;
    return { kind: 'vehicle', words, name: name || null, vehicleTypes: [...types] };
  }
  const [find] = meaning.finds;
  return { kind: 'place', words, name: meaning.abroad ?? placeName(meaning.place) ?? find?.text ?? '' };
}

/** Words that lead to a place say nothing without it. */
function around(found: readonly TokenPart[], place: number, { before, after }: PlaceWords): string[] {
  const typed = (part: TokenPart | undefined, known: ReadonlySet<string>) =>
    part && part.match === null && part.rupees === null
      ? part.tokens.map((token) => token.typed).filter((word) => known.has(word.toLowerCase()))
      : [];
  const own = found[place]?.tokens.map((token) => token.typed) ?? [];
  return [...typed(found[place - 1], before), ...own, ...typed(found[place + 1], after)];
}

/** A name that several places have is shown with the city or state. */
export function placeName(place: SearchPlace | null): string | null {
  return place?.isShared ? `${place.name}, ${place.within?.[0] ?? place.city}` : (place?.name ?? null);
}
