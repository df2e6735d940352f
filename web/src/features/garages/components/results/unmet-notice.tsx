import type { UnmetWish } from '@pahiya/contract/garages/schemas';
import { Info } from 'lucide-react';
import { useTexts } from '@/i18n/parts/use-texts.ts';
import { useTranslation } from '@/i18n/use-translation.ts';

interface UnmetNoticeProps {
  wish: UnmetWish;
  /** The garages with the earliest free times come first. */
  isSoonest: boolean;
}

/** Says above the list which wish of the text no garage fulfils. */
export function UnmetNotice({ wish, isSoonest }: UnmetNoticeProps) {
  useTexts('search');
  const { t } = useTranslation('search');
  return (
    <p
      role="status"
      className="mb-4 flex items-start gap-2 rounded-card bg-accent-soft p-3.5 text-on-accent-soft text-sm"
    >
      <Info aria-hidden="true" className="size-5 shrink-0" />
      {wish === 'time' && isSoonest ? `${t('unmet.time')} ${t('unmet.soonest')}` : t(`unmet.${wish}`)}
    </p>
  );
}
