import { MapPin } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';

/** Says that the place has no such garage, above the nearest ones. */
export function NearestNotice({ place }: { place: string }) {
  const { t } = useTranslation('services');
  return (
    <p
      role="status"
      className="mb-4 flex items-start gap-2 rounded-card bg-accent-soft p-3.5 text-on-accent-soft text-sm"
    >
      <MapPin aria-hidden="true" className="size-5 shrink-0" />
      {t('nearest.notice', { place })}
    </p>
  );
}
