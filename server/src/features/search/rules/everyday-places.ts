import type { TokenPart } from './find-parts.ts';
import type { PlaceWords } from './short-places.ts';

/** In `oil change panna chennai`, `panna` is the Tamil verb and not the town, because another place is named. */
export function withoutEverydayPlaces(parts: readonly TokenPart[], { everyday }: Pick<PlaceWords, 'everyday'>) {
  const isPlace = ({ match }: TokenPart) => match?.meanings.every(({ kind }) => kind === 'place') === true;
  const isEveryday = ({ tokens: [only, other] }: TokenPart) => !other && everyday.has(only?.typed.toLowerCase() ?? '');
  const hasOther = parts.some((part) => isPlace(part) && !isEveryday(part));
  return parts.map((part) => (hasOther && isPlace(part) && isEveryday(part) ? { ...part, match: null } : part));
}
