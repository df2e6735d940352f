import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { shownLanguage } from '@/i18n/languages.ts';
import { api } from '@/lib/api.ts';
import { beforeSignOut } from '@/lib/session/before-sign-out.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { forgetToldLanguage, rememberToldLanguage, toldLanguage } from './storage.ts';

/** The account follows the language that is read on this device: mails and pushes are written in it. */
export function useKeepLanguage(): void {
  const { i18n } = useTranslation();
  const { user } = useSession();
  const language = shownLanguage(i18n);
  const userId = user?.id;
  useEffect(() => beforeSignOut(async () => forgetToldLanguage()), []);
  useEffect(() => {
    const told = `${userId} ${language}`;
    if (!userId || toldLanguage() === told) return;
    api.profiles.update({ language }).then(
      () => rememberToldLanguage(told),
      // With the next page it is told again.
      () => undefined,
    );
  }, [userId, language]);
}
