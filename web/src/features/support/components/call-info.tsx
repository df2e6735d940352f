import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { supportState } from '../queries/help.ts';

/**
 * An SMS is promised only where the server can send one (product, section 12.5). Every call is confirmed by
 * e-mail to the account's own address, because the one in the form may be a stranger's.
 */
export function CallInfo() {
  const { t } = useTranslation('support');
  const { data } = useQuery(supportState());
  const lines = ['infoLength', data?.sendsSms ? 'infoConfirmation' : 'infoMail', 'infoRetry'] as const;
  return (
    <section aria-labelledby="call-info" className="rounded-card bg-info-soft p-4 text-info sm:p-5">
      <h2 id="call-info" className="flex items-center gap-2 font-bold">
        <Info aria-hidden="true" className="size-5 shrink-0" />
        {t('call.infoTitle')}
      </h2>
      <ul className="mt-2 list-disc ps-6 text-sm">
        {lines.map((line) => (
          <li key={line}>{t(`call.${line}`)}</li>
        ))}
      </ul>
    </section>
  );
}
