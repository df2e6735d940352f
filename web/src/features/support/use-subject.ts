import { chatSubject } from '@pahiya/contract/support/schemas';
import { useTranslation } from 'react-i18next';

/** A ticket's subject: its owner's words, or for a chat ours in the language on screen. */
export function useSubject(): (subject: string) => string {
  const { t } = useTranslation('support');
  return (subject) => (subject === chatSubject ? t('chat.subject') : subject);
}
