import type { NearbyInput } from '@pahiya/contract/garages/schemas';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { type CardGarage, nearestKm } from '../../rules/lists.ts';

/** Says that the listed garages are not in the place, and how far the nearest is (product, section 3.10). */
export function NearestText({ garages, near }: { garages: readonly CardGarage[] | undefined; near: NearbyInput }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const distanceKm = nearestKm(garages ?? [], near);
  if (distanceKm === null) return null;
  return (
    <p role="status" className="mb-4 rounded-card bg-accent-soft p-3.5 text-on-accent-soft text-sm">
      {t('nearby.nearest', { distance: format.distance(distanceKm) })}
    </p>
  );
}
