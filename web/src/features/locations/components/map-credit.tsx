import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';
import type { ChosenPlace } from '../rules.ts';

/** Credit required by the map's licence wherever one of its addresses is shown. */
export function MapCredit({ place, className }: { place: ChosenPlace | null; className?: string }) {
  const { t } = useTranslation('home');
  if (!place?.isGeocoded) return null;
  return (
    <a
      href="https://www.openstreetmap.org/copyright"
      target="_blank"
      rel="noreferrer"
      className={cn('text-text-muted text-xs underline underline-offset-2 hover:text-text', className)}
    >
      {t('location.credit')}
    </a>
  );
}
