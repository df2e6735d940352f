import { useTranslation } from '@/i18n/use-translation.ts';
import { type ChosenPlace, placeLines, unknownPlace } from './rules.ts';

/** A place in the current language: a first line, and a second one if there is more. Null without a place. */
export function usePlaceLines(place: ChosenPlace | null): ReturnType<typeof placeLines> | null {
  const { t } = useTranslation('home');
  if (!place) return null;
  if (place.city === unknownPlace.city) return { title: t('location.detected'), detail: t('location.current') };
  return placeLines(place);
}
