import type { Booking } from '@pahiya/contract/bookings/schemas';
import { useTranslation } from 'react-i18next';
import { Badge } from '@/ui/badge.tsx';
import { statusTone } from '../rules/booking-display.ts';

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

export function StatusBadge({ status }: Pick<Booking, 'status'>) {
  const { t } = useTranslation('profile');
  return (
    <Badge tone={statusTone(status)} className="mt-0.5 shrink-0">
      <span className="inline-block first-letter:uppercase">{t(`status.${status}`)}</span>
    </Badge>
  );
}
