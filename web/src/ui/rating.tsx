import { Star } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';

interface RatingProps {
  /** 1 to 5, shown with one decimal. */
  value: number;
  /** Number of reviews. Left out when there are none. */
  reviews?: number;
}

export function Rating({ value, reviews }: RatingProps) {
  const { t } = useTranslation('common');
  const shown = value.toFixed(1);
  return (
    <span className="relative inline-flex items-center gap-1 text-sm tabular-nums">
      <Star aria-hidden="true" className="size-4 fill-star text-star" />
      <span className="sr-only">{t('rating.label', { value: shown })}</span>
      <span aria-hidden="true" className="font-semibold">
        {shown}
      </span>
      {reviews ? (
        <span className="text-text-muted">
          <span aria-hidden="true">({reviews})</span>
          <span className="sr-only">{t('rating.reviews', { count: reviews })}</span>
        </span>
      ) : null}
    </span>
  );
}
