import type { Booking } from '@pahiya/contract/bookings/schemas';
import { useTranslation } from '@/i18n/use-translation.ts';
import { shownStatus, statusTone } from '@/shared/bookings/rules/booking-state.ts';
import { Badge } from '@/ui/badge.tsx';

export function GaragePicture({ url }: { url: string | null }) {
  return (
    <img
      src={url ?? '/garages/placeholder.svg'}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      decoding="async"
      className="size-16 shrink-0 rounded-control bg-surface-sunken object-cover"
    />
  );
}

export function StatusBadge({ booking }: { booking: Pick<Booking, 'status' | 'paymentStatus'> }) {
  const { t } = useTranslation('profile');
  const status = shownStatus(booking);
  return (
    <Badge wraps tone={statusTone(status)} className="mt-0.5">
      <span className="inline-block first-letter:uppercase">{t(`status.${status}`)}</span>
    </Badge>
  );
}
