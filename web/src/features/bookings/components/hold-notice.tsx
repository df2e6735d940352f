import { useQueryClient } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { orpc } from '@/lib/api/api.ts';
import { serverClock } from '@/lib/time/server-clock.ts';
import { countdownText, useCountdown } from '@/lib/time/use-countdown.ts';

interface HoldNoticeProps {
  heldUntil: string;
  children: ReactNode;
}

/** Time left for which an unpaid booking holds its slot. At the end the booking is refetched. */
export function HoldNotice({ heldUntil, children }: HoldNoticeProps) {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const renew = useCallback(() => void queryClient.invalidateQueries({ queryKey: orpc.bookings.key() }), [queryClient]);
  const seconds = useCountdown(serverClock.here(heldUntil), renew);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-accent-soft p-4 text-on-accent-soft max-sm:[&>button]:w-full">
      <div className="flex min-w-0 flex-1 basis-48 items-start gap-3">
        <Hourglass aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <p className="text-sm">
          {seconds > 0 ? t('bookings.hold') : t('bookings.holdEnded')}
          {seconds > 0 && (
            <span role="timer" aria-label={t('bookings.holdLeft')} className="block font-bold text-lg tabular-nums">
              {countdownText(seconds)}
            </span>
          )}
        </p>
      </div>
      {seconds > 0 && children}
    </div>
  );
}
