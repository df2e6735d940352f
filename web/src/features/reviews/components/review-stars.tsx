import { ratings } from '@pahiya/contract/shared/known-values';
import { Star } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';

/** Five stars filled up to `value`, from 1 to 5. */
export function ReviewStars({ value }: { value: number }) {
  const { t } = useTranslation('common');
  return (
    <span className="relative inline-flex shrink-0">
      <span className="sr-only">{t('rating.label', { value })}</span>
      <StarRow className="fill-border-strong/25 text-transparent" />
      <span
        className="absolute inset-y-0 start-0 overflow-hidden"
        style={{ width: `${(value / ratings.length) * 100}%` }}
      >
        <StarRow className="fill-star text-star" />
      </span>
    </span>
  );
}

function StarRow({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className="inline-flex">
      {ratings.map((rating) => (
        <Star key={rating} className={cn('size-4.5 shrink-0 p-px', className)} />
      ))}
    </span>
  );
}
