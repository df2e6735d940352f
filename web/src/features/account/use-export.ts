import { useState } from 'react';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { api } from '@/lib/api/api.ts';
import { saveFile } from '@/lib/page/save-file.ts';
import { notify } from '@/ui/notify.ts';

export function useExport() {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      saveFile(await api.account.export());
      notify.success(t('export.done'));
    } catch (error) {
      notify.error(t('export.failed'), failureText(error) ?? undefined);
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, download };
}
