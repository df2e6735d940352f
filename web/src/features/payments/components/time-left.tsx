import { useTranslation } from 'react-i18next';
import { countdownText, useCountdown } from '@/lib/use-countdown.ts';

interface TimeLeftProps {
  /** Milliseconds by this device's clock. */
  endsAt: number;
  onEnd: () => void;
}

/** How long the slot is still kept without payment. */
export function TimeLeft({ endsAt, onEnd }: TimeLeftProps) {
  const { t } = useTranslation('payment');
  const seconds = useCountdown(endsAt, onEnd);
  return (
    <div className="flex flex-col items-center gap-1 rounded-card bg-surface-sunken p-4 text-center">
      {seconds > 0 ? (
        <>
          <span className="text-sm text-text-muted">{t('failed.timeLeft')}</span>
          <span role="timer" aria-label={t('failed.timeLeft')} className="text-display tabular-nums">
            {countdownText(seconds)}
          </span>
        </>
      ) : (
        <p role="status">{t('failed.ended')}</p>
      )}
    </div>
  );
}
