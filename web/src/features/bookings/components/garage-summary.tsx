import type { Garage } from '@pahiya/contract/garages/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { Link } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Badge } from '@/ui/badge.tsx';
import { CardTitle } from '@/ui/card.tsx';
import { Rating } from '@/ui/rating.tsx';

export function GarageSummary({ garage }: { garage: Garage }) {
  const { t } = useTranslation('booking');
  return (
    <div className="flex items-start gap-4">
      <img
        src={garage.imageUrl ?? '/garages/placeholder.svg'}
        alt=""
        width={120}
        height={90}
        decoding="async"
        className="aspect-4/3 w-24 shrink-0 rounded-control bg-surface-sunken object-cover sm:w-30"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <CardTitle className="wrap-anywhere">
          <Link to="/garage/$garageId" params={{ garageId: garage.id }} className="hover:underline">
            {garage.name}
          </Link>
        </CardTitle>
        <p className="flex items-start gap-1.5 text-sm text-text-muted">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{garage.location}</span>
        </p>
        <p className="flex flex-wrap items-center gap-2">
          <Rating value={garage.averageRating || limits.defaultRating} reviews={garage.totalReviews} />
          {garage.isDemonstration && (
            <Badge tone="info" title={t('garage.demonstrationHint')}>
              {t('garage.demonstration')}
            </Badge>
          )}
        </p>
      </div>
    </div>
  );
}
