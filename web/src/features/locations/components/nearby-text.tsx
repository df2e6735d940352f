import { useTranslation } from 'react-i18next';
import type { ChosenPlace } from '../rules.ts';
import { usePlaceLines } from '../use-place-lines.ts';
import { MapCredit } from './map-credit.tsx';

/** Says where nearby is. */
export function NearbyText({ place }: { place: ChosenPlace | null }) {
  const { t } = useTranslation('home');
  const lines = usePlaceLines(place);
  if (!lines) return t('nearby.anywhere');
  return (
    <>
      {t('nearby.near', { place: lines.title })}
      <MapCredit place={place} className="ms-2" />
    </>
  );
}
