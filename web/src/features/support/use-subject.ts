import { chatSubject } from '@pahiya/contract/shared/known-values';
import { useTranslation } from '@/i18n/use-translation.ts';

/** The ticket's subject. The default subject of a chat is translated. */
export function useSubject(): (subject: string) => string {
  const { t } = useTranslation('support');
  return (subject) => (subject === chatSubject ? t('chat.subject') : subject);
}
