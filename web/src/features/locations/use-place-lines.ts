import { useTranslation } from 'react-i18next';
import { type ChosenPlace, placeLines, unknownPlace } from './rules.ts';

/** A place in the language on screen: its first line and, where there is more to say, a second. Null for no place. */
export function usePlaceLines(place: ChosenPlace | null): ReturnType<typeof placeLines> | null {
  const { t } = useTranslation('home');
  if (!place) return null;
  if (place.city === unknownPlace.city) return { title: t('location.detected'), detail: t('location.current') };
  return placeLines(place);
}
