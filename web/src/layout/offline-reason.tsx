import { WifiOff } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';

/** Explains why the buttons beside it are disabled. Used behind the sign-in, where its texts are loaded. */
export function OfflineReason() {
  const { t } = useTranslation('installedSite');
  return (
    <p className="col-span-full flex items-start gap-2 rounded-card bg-info-soft p-3 text-pretty text-info text-sm">
      <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t('offline.needed')}
    </p>
  );
}
