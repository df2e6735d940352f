import { limits } from '@pahiya/contract/shared/limits';
import { useTranslation } from '@/i18n/use-translation.ts';
import { notify } from '@/ui/notify.ts';

const values = { count: limits.ticketAttachments, megabytes: limits.ticketFileBytes / 1024 / 1024 };

/** Notices about rejected files (product, section 12.4). */
export function useFileNotices() {
  const { t } = useTranslation('support');
  return {
    onTooMany: () => notify.error(t('files.tooManyTitle'), t('files.tooManyText', values)),
    onTooLarge: () => notify.error(t('files.tooLargeTitle'), t('files.tooLargeText', values)),
  };
}
