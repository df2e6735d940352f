import type { Card as CardData } from '@pahiya/contract/revvy/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { useCatalogue } from '@/i18n/use-catalogue.ts';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';

/** Books nothing: it opens the booking page with these choices, where the customer confirms. */
export function DraftCard({ draft }: { draft: Extract<CardData, { kind: 'draft' }> }) {
  const { t } = useTranslation('revvy');
  const format = useFormat();
  const { nameOf } = useCatalogue();
  const { garageId, garageName, services, total, slot, vehicleType, serviceType } = draft;
  const fee = serviceType === 'home_service' ? limits.homeServiceFee : 0;
  return (
    <Card className="border-accent p-4">
      <p className="font-medium text-on-accent-soft text-sm">{t('card.draft')}</p>
      <p className="mt-0.5 break-words font-semibold">{garageName}</p>
      <ul className="mt-2.5 flex flex-col gap-1 text-sm">
        {services.map(({ id, name, price }) => (
          <li key={id} className="flex justify-between gap-3">
            <span className="min-w-0 break-words">{nameOf(name)}</span>
            <span className="tabular-nums">{format.rupees(price)}</span>
          </li>
        ))}
        {serviceType && (
          <li className="flex justify-between gap-3">
            <span className="min-w-0 break-words">{t(fee > 0 ? 'card.homeService' : 'card.pickup')}</span>
            <span className="tabular-nums">{format.rupees(fee)}</span>
          </li>
        )}
        <li className="mt-1 flex justify-between gap-3 border-border border-t pt-2 font-semibold">
          <span>{t('card.total')}</span>
          <span className="tabular-nums">{format.rupees(total + fee)}</span>
        </li>
      </ul>
      <p className="mt-2.5 flex items-center gap-1.5 font-medium text-sm">
        <CalendarClock aria-hidden="true" className="size-4 shrink-0 text-text-muted" />
        {format.weekday(slot.date)}, {format.day(slot.date)}, {format.clock(slot.startTime)}
      </p>
      <Button asChild block variant="secondary" className="mt-4">
        <Link
          to="/book/$garageId"
          params={{ garageId }}
          search={{
            services: services.map(({ id }) => id).join(','),
            date: slot.date,
            time: slot.startTime,
            vehicle: vehicleType ?? undefined,
            type: serviceType,
          }}
        >
          {t('card.review')}
        </Link>
      </Button>
    </Card>
  );
}
