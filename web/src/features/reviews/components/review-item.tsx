import type { PublicReview } from '@pahiya/contract/reviews/schemas';
import { zonedNow } from '@pahiya/contract/shared/dates';
import { useId, useState } from 'react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';
import { firstLetter, isLong } from '../rules.ts';
import { ReviewStars } from './review-stars.tsx';

export function ReviewItem({ review }: { review: PublicReview }) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  const name = useId();
  return (
    <article aria-labelledby={name} className="flex flex-col gap-2">
      <div className="flex items-center gap-3">
        <Picture review={review} />
        <div className="min-w-0 flex-1">
          <h3 id={name} className="wrap-anywhere font-semibold">
            {review.authorName}
          </h3>
          <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-text-muted">
            <ReviewStars value={review.rating} />
            <time dateTime={review.createdAt}>{format.date(zonedNow(new Date(review.createdAt)).date)}</time>
            {review.isEdited && <span>{t('edited')}</span>}
          </p>
        </div>
      </div>
      {review.comment && <Comment text={review.comment} />}
    </article>
  );
}

function Picture({ review: { authorName, authorAvatarUrl } }: { review: PublicReview }) {
  const [isBroken, setBroken] = useState(false);
  const box = 'size-10 shrink-0 rounded-full';
  if (authorAvatarUrl && !isBroken) {
    return (
      <img
        src={authorAvatarUrl}
        alt=""
        width={40}
        height={40}
        loading="lazy"
        onError={() => setBroken(true)}
        className={cn(box, 'bg-surface-sunken object-cover')}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={cn(box, 'flex items-center justify-center bg-accent-soft font-bold text-lg text-on-accent-soft')}
    >
      {firstLetter(authorName)}
    </span>
  );
}

function Comment({ text }: { text: string }) {
  const { t } = useTranslation('reviews');
  const [isOpen, setOpen] = useState(!isLong(text));
  return (
    <div className="flex flex-col items-start">
      <p className={cn('wrap-anywhere max-w-prose whitespace-pre-line', !isOpen && 'line-clamp-5')}>{text}</p>
      {isLong(text) && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 font-semibold text-sm underline underline-offset-4"
        >
          {t(isOpen ? 'less' : 'more')}
        </button>
      )}
    </div>
  );
}
