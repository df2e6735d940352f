import { ratings } from '@pahiya/contract/shared/known-values';
import { Star } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';
import { FieldGroup } from '@/ui/field-group.tsx';
import type { Stars } from '../rules.ts';

interface StarInputProps {
  name: string;
  value: number | undefined;
  onChange: (rating: Stars) => void;
  /** The first star, which gets the focus when none is chosen. */
  ref: Ref<HTMLInputElement>;
  error?: string | undefined;
}

/** One to five stars as radio buttons. Arrow keys choose; screen readers announce number and meaning. */
export function StarInput({ name, value, onChange, ref, error }: StarInputProps) {
  const { t } = useTranslation('reviews');
  const [pointed, setPointed] = useState<Stars | null>(null);
  const shown = ratings.find((rating) => rating === (pointed ?? value));
  return (
    <FieldGroup legend={t('form.rating')} required error={error}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="-ms-2 flex" onPointerLeave={() => setPointed(null)}>
          {ratings.map((rating) => (
            <label
              key={rating}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(rating)}
              className="relative flex size-12 cursor-pointer items-center justify-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:-outline-offset-2"
            >
              <input
                ref={rating === 1 ? ref : undefined}
                type="radio"
                name={name}
                value={rating}
                checked={value === rating}
                onChange={() => onChange(rating)}
                className="sr-only"
              />
              <Star
                aria-hidden="true"
                className={cn(
                  'size-8 transition-colors duration-150',
                  shown && rating <= shown ? 'fill-star text-star' : 'text-border-strong',
                )}
              />
              <span className="sr-only">{t('form.star', { count: rating, meaning: t(`meaning.${rating}`) })}</span>
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="min-h-lh font-semibold">
          {shown && t(`meaning.${shown}`)}
        </span>
      </div>
    </FieldGroup>
  );
}
