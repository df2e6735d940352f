import { useTranslation } from '@/i18n/use-translation.ts';
import { type ChosenPlace, unknownPlace } from '../rules.ts';
import { usePlaceLines } from '../use-place-lines.ts';
import { MapCredit } from './map-credit.tsx';

export function NearbyText({ place }: { place: ChosenPlace | null }) {
  const { t } = useTranslation('home');
  const lines = usePlaceLines(place);
  if (!lines || !place) return t('nearby.anywhere');
  if (place.city === unknownPlace.city) return t('nearby.position');
  return (
    <>
      {t('nearby.near', { place: lines.title })}
      <MapCredit place={place} className="ms-2" />
    </>
  );
}
