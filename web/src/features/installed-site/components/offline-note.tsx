import { zonedNow } from '@pahiya/contract/shared/dates';
import { WifiOff } from 'lucide-react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useDataTime } from '../use-data-time.ts';

/** States that the server is unreachable, and how old the data on the screen is. */
export function OfflineNote({ hasTexts }: { hasTexts: boolean }) {
  const { t } = useTranslation(['installedSite', 'common']);
  const format = useFormat();
  const time = useDataTime();
  const at = time === null ? null : zonedNow(new Date(time));
  return (
    <p className="flex max-w-md items-center gap-2.5 rounded-card bg-[#0B1226] px-4 py-2.5 text-left text-sm text-white shadow-raised dark:border dark:border-border-strong">
      <WifiOff aria-hidden="true" className="size-5 shrink-0 text-[#FFCF70]" />
      <span className="wrap-anywhere min-w-0">
        <span className="block font-semibold">{t('common:offline.title')}</span>
        {at && hasTexts && (
          <span className="block">
            {t('offline.asOf', { date: format.date(at.date), time: format.clock(at.time) })}
          </span>
        )}
      </span>
    </p>
  );
}
