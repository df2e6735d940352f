import { Info } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import type { Lack } from '../../rules/lists.ts';

interface LackNoticeProps {
  lack: Lack;
  /** The garages with the earliest free times come first. */
  isSoonest: boolean;
}

/** Says which wish of the text no garage fulfils, above the garages that fulfil the others. */
export function LackNotice({ lack, isSoonest }: LackNoticeProps) {
  const { t } = useTranslation('services');
  return (
    <p
      role="status"
      className="mb-4 flex items-start gap-2 rounded-card bg-accent-soft p-3.5 text-on-accent-soft text-sm"
    >
      <Info aria-hidden="true" className="size-5 shrink-0" />
      {lack === 'time' && isSoonest ? `${t('lack.time')} ${t('lack.soonest')}` : t(`lack.${lack}`)}
    </p>
  );
}
