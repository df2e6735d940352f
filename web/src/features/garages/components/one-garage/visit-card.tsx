import type { GarageDetail } from '@pahiya/contract/garages/schemas';
import { Link } from '@tanstack/react-router';
import { Navigation } from 'lucide-react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { directionsUrl } from '@/shared/garages/rules/directions.ts';
import { buttonStyles } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { NextSlot } from './next-slot.tsx';
import { OpeningTimes } from './opening-times.tsx';

/** Says when and where to come. On a wide screen it has the Book button, which a phone has at the bottom. */
export function VisitCard({ detail }: { detail: GarageDetail }) {
  const { t } = useTranslation(['garage', 'offers']);
  const format = useFormat();
  const { garage } = detail;
  return (
    <Card className="divide-y divide-border">
      <div className="flex flex-col gap-3 p-4 max-lg:hidden sm:p-5">
        {garage.lowestPrice !== null && (
          <p className="font-bold text-heading">{t('garage:from', { price: format.rupees(garage.lowestPrice) })}</p>
        )}
        <Link
          to="/book/$garageId"
          params={{ garageId: garage.id }}
          aria-label={t('offers:hit.bookAt', { name: garage.name })}
          className={buttonStyles({ variant: 'secondary', size: 'large', block: true })}
        >
          {t('offers:hit.book')}
        </Link>
        <p className="text-sm text-text-muted">{t('garage:cancel')}</p>
      </div>
      <NextSlot garageId={garage.id} />
      <OpeningTimes hours={detail} />
      <div className="p-4 sm:px-5">
        <a
          href={directionsUrl(garage)}
          target="_blank"
          rel="noreferrer"
          className={buttonStyles({ variant: 'outline', block: true })}
        >
          <Navigation aria-hidden="true" />
          {t('garage:directions.action')}
          <span className="sr-only">{t('garage:directions.newTab')}</span>
        </a>
      </div>
    </Card>
  );
}
