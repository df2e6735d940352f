import type { GarageOffer } from '@pahiya/contract/revvy/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { Link } from '@tanstack/react-router';
import { CalendarClock, ChevronRight } from 'lucide-react';
import { useCatalogue } from '@/i18n/use-catalogue.ts';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Card } from '@/ui/card.tsx';
import { Rating } from '@/ui/rating.tsx';

export function GaragesCard({ items }: { items: GarageOffer[] }) {
  const { t } = useTranslation('revvy');
  return (
    <ul aria-label={t('card.garages')} className="flex flex-col gap-2.5">
      {items.map((offer) => (
        <li key={offer.garageId}>
          <Offer offer={offer} />
        </li>
      ))}
    </ul>
  );
}

function Offer({ offer }: { offer: GarageOffer }) {
  const format = useFormat();
  const { nameOf } = useCatalogue();
  const { garageId, name, location, averageRating, distanceKm, services } = offer;
  return (
    <Card interactive className="relative p-4 focus-within:border-border-strong">
      <div className="flex items-start justify-between gap-3">
        <Link
          to="/garage/$garageId"
          params={{ garageId }}
          className="min-w-0 break-words font-semibold after:absolute after:inset-0 after:rounded-card"
        >
          {name}
        </Link>
        <ChevronRight aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-text-muted" />
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
        <Rating value={averageRating ?? limits.defaultRating} />
        <span className="min-w-0 break-words">{location}</span>
        {distanceKm !== null && <span>{format.distance(distanceKm)}</span>}
      </p>
      {services.length > 0 && (
        <ul className="mt-2.5 flex flex-col gap-1 text-sm">
          {services.map(({ id, name: service, price }) => (
            <li key={id} className="flex justify-between gap-3">
              <span className="min-w-0 break-words">{nameOf(service)}</span>
              <span className="font-semibold tabular-nums">{format.rupees(price)}</span>
            </li>
          ))}
        </ul>
      )}
      <NextSlot offer={offer} />
    </Card>
  );
}

function NextSlot({ offer: { nextSlot } }: { offer: GarageOffer }) {
  const { t } = useTranslation('revvy');
  const format = useFormat();
  if (!nextSlot) return null;
  return (
    <p className="mt-2.5 flex items-center gap-1.5 font-medium text-sm text-success">
      <CalendarClock aria-hidden="true" className="size-4 shrink-0" />
      {t('card.nextSlot', {
        day: `${format.weekday(nextSlot.date, 'short')}, ${format.day(nextSlot.date)}`,
        time: format.clock(nextSlot.startTime),
      })}
    </p>
  );
}
