import { Link } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import { useTexts } from '@/i18n/parts/use-texts.ts';
import { useTranslation } from '@/i18n/use-translation.ts';

interface PlaceNoticeProps {
  /** `abroad`: no garage is near the position. `placeless`: the nearest are asked for, but no place is known. */
  reason: 'abroad' | 'placeless';
}

/** Says what the place is missing for, and leads to the choice of one. */
export function PlaceNotice({ reason }: PlaceNoticeProps) {
  useTexts('search');
  const { t } = useTranslation('search');
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-accent-soft p-3.5 text-on-accent-soft text-sm"
    >
      <MapPin aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0">{t(`${reason}.text`)}</p>
      <Link
        to="/"
        search={{ show: 'location' }}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {t('abroad.choose')}
      </Link>
    </div>
  );
}
