import type { Booking } from '@pahiya/contract/bookings/schemas';
import { useCatalogue } from '@/i18n/use-catalogue.ts';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { chargedFee } from '../rules/booking-display.ts';

export function PriceLines({ booking }: { booking: Booking }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { nameOf } = useCatalogue();
  const fee = chargedFee(booking);
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={t('bookings.services')} className="grid gap-2">
        {booking.serviceDetails.map(({ id, name, price }) => (
          <PriceLine key={id} name={nameOf(name)} price={price} />
        ))}
        {fee > 0 && <PriceLine name={t('bookings.homeServiceFee')} price={fee} />}
      </ul>
      <p className="flex items-baseline justify-between gap-4 border-border border-t pt-3 font-bold">
        {t('bookings.total')}
        <span className="text-heading tabular-nums">{format.rupees(booking.totalAmount)}</span>
      </p>
    </div>
  );
}

function PriceLine({ name, price }: { name: string; price: number }) {
  const format = useFormat();
  return (
    <li className="flex justify-between gap-4">
      <span className="wrap-anywhere min-w-0">{name}</span>
      <span className="font-medium tabular-nums">{format.rupees(price)}</span>
    </li>
  );
}
