import { ratings } from '@pahiya/contract/reviews/schemas';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/ui/cn.ts';

interface ReviewStarsProps {
  /** 1 to 5; the stars show it rounded, the text as it is. */
  value: number;
  className?: string;
}

export function ReviewStars({ value, className }: ReviewStarsProps) {
  const { t } = useTranslation('common');
  return (
    <span className={cn('inline-flex gap-0.5', className)}>
      <span className="sr-only">{t('rating.label', { value })}</span>
      {ratings.map((rating) => (
        <Star
          key={rating}
          aria-hidden="true"
          className={cn('size-4', rating <= Math.round(value) ? 'fill-star text-star' : 'text-border-strong')}
        />
      ))}
    </span>
  );
}
