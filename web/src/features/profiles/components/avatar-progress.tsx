import { useTranslation } from '@/i18n/use-translation.ts';

const radius = 46;
const length = 2 * Math.PI * radius;

/** Progress ring around the picture being uploaded. `sent` is 0 to 1. */
export function AvatarProgress({ sent }: { sent: number }) {
  const { t } = useTranslation('profile');
  return (
    <div
      role="progressbar"
      aria-label={t('avatar.uploading')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(sent * 100)}
      className="absolute inset-0 rounded-full bg-overlay"
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className="size-full -rotate-90">
        <circle cx="50" cy="50" r={radius} fill="none" stroke="#fff" strokeOpacity="0.3" strokeWidth="6" />
        <circle
          cx="50"
          cy="50"
          r={radius}
          fill="none"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray={length}
          strokeDashoffset={length * (1 - Math.max(0.04, sent))}
          className="stroke-accent transition-[stroke-dashoffset] duration-200"
        />
      </svg>
    </div>
  );
}
