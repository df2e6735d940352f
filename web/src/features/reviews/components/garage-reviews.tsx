import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { garageQuery } from '@/shared/garages/queries.ts';
import { Button } from '@/ui/button.tsx';
import { Card, CardBody, CardTitle } from '@/ui/card.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { garageReviews } from '../queries.ts';
import { ReviewList } from './review-list.tsx';
import { ReviewListSkeleton } from './review-list-skeleton.tsx';
import { ReviewStars } from './review-stars.tsx';

export function GarageReviews({ garageId }: { garageId: string }) {
  const { data, isPending, error, isRefetching, refetch } = useInfiniteQuery(garageReviews(garageId));
  if (isPending) return <Section garageId={garageId}>{<ReviewListSkeleton />}</Section>;
  if (!data) {
    return (
      <Section garageId={garageId}>
        <LoadFailed error={error} isRetrying={isRefetching} onRetry={() => void refetch()} />
      </Section>
    );
  }
  const isEmpty = data.pages.every(({ items }) => items.length === 0);
  return (
    <Section garageId={garageId}>
      {isEmpty ? <NoReviews garageId={garageId} /> : <ReviewList key={garageId} garageId={garageId} />}
    </Section>
  );
}

function Section({ garageId, children }: { garageId: string; children: ReactNode }) {
  const { t } = useTranslation('reviews');
  const id = useId();
  return (
    <Card>
      <section aria-labelledby={id}>
        <CardBody className="flex flex-col gap-5">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <CardTitle id={id}>{t('title')}</CardTitle>
            <Average garageId={garageId} />
          </div>
          {children}
        </CardBody>
      </section>
    </Card>
  );
}

/** Shows only a real rating, without the default for unrated garages. */
function Average({ garageId }: { garageId: string }) {
  const { t } = useTranslation('common');
  const { data } = useQuery(garageQuery(garageId));
  if (!data?.garage.averageRating) return null;
  const { averageRating, totalReviews } = data.garage;
  const shown = averageRating.toFixed(1);
  return (
    <p className="flex items-center gap-2 tabular-nums">
      <span aria-hidden="true" className="font-bold text-title">
        {shown}
      </span>
      <ReviewStars value={Number(shown)} />
      <span className="text-sm text-text-muted">{t('rating.reviews', { count: totalReviews })}</span>
    </p>
  );
}

interface LoadFailedProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

function LoadFailed({ error, isRetrying, onRetry }: LoadFailedProps) {
  const { t } = useTranslation(['reviews', 'common']);
  const failureText = useFailureText();
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p>
        <span className="block font-semibold">{t('loadFailed')}</span>
        <span className="text-sm text-text-muted">{failureText(error) ?? t('loadFailedText')}</span>
      </p>
      <Button variant="outline" loading={isRetrying} onClick={onRetry}>
        {t('common:action.retry')}
      </Button>
    </div>
  );
}

/** A garage can have an average without reviews here: the rating it was imported with. */
function NoReviews({ garageId }: { garageId: string }) {
  const { t } = useTranslation('reviews');
  const { data } = useQuery(garageQuery(garageId));
  const isRated = Boolean(data?.garage.averageRating);
  const text = [isRated && t('emptyElsewhere'), t('emptyText')].filter(Boolean).join(' ');
  return <EmptyState illustration="no-reviews" as="h3" title={t('emptyTitle')} text={text} className="py-4" />;
}
