import { ChevronDown, MapPin } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';
import { usePlace } from '../use-place.ts';
import { usePlaceLines } from '../use-place-lines.ts';

export function LocationButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('home');
  const { place } = usePlace();
  const lines = usePlaceLines(place);
  const title = lines?.title ?? t('location.none');
  const detail = lines ? lines.detail : t('location.noneDetail');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex min-h-11 min-w-0 items-center gap-2 rounded-control px-2 py-1 text-start transition-colors hover:bg-text/6 md:px-3 dark:hover:bg-text/10"
    >
      <MapPin aria-hidden="true" className="size-6 shrink-0 fill-accent text-on-accent-soft" />
      <span className="min-w-0 leading-tight">
        {place && <span className="sr-only">{t('location.button')}: </span>}
        <span className="flex items-center gap-0.5">
          <span
            className={cn(
              '-mb-1 pb-1 font-bold text-sm leading-snug min-[400px]:text-base',
              // Names of places can be long; the product's own words are shown whole.
              place && 'line-clamp-2 wrap-anywhere',
            )}
          >
            {title}
          </span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
        </span>
        {detail && <span className="block max-w-64 truncate text-text-muted text-xs max-[359px]:hidden">{detail}</span>}
      </span>
    </button>
  );
}
