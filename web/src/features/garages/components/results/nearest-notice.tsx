import { MapPin } from 'lucide-react';
import { useTexts } from '@/i18n/parts/use-texts.ts';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';

interface NearestNoticeProps {
  place: string;
  distanceKm: number;
  /** The customer asked for nothing but the place. */
  isBare: boolean;
}

/** Says that the place has no such garage, above the nearest ones. */
export function NearestNotice({ place, distanceKm, isBare }: NearestNoticeProps) {
  useTexts('search');
  const { t } = useTranslation('search');
  const format = useFormat();
  return (
    <p
      role="status"
      className="mb-4 flex items-start gap-2 rounded-card bg-accent-soft p-3.5 text-on-accent-soft text-sm"
    >
      <MapPin aria-hidden="true" className="size-5 shrink-0" />
      {t(isBare ? 'nearest.none' : 'nearest.notice', { place, distance: format.distance(distanceKm) })}
    </p>
  );
}
