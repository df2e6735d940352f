import { useTranslation } from '@/i18n/use-translation.ts';
import { countdownText, useCountdown } from '@/lib/time/use-countdown.ts';

interface HoldTimeProps {
  /** Null when no unpaid slot is held. */
  secondsLeft: number | null;
  /** Time of the server's answer, in ms by this device's clock. */
  answeredAt: number;
  onHoldEnd: () => void;
}

export function HoldTime({ secondsLeft, answeredAt, onHoldEnd }: HoldTimeProps) {
  if (secondsLeft === null) return null;
  return <TimeLeft endsAt={answeredAt + secondsLeft * 1000} onEnd={onHoldEnd} />;
}

interface TimeLeftProps {
  /** In ms by this device's clock. */
  endsAt: number;
  onEnd: () => void;
}

function TimeLeft({ endsAt, onEnd }: TimeLeftProps) {
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
