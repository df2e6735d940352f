import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addressLanguage, forgetLanguage, storedLanguage } from '@/i18n/language-choice.ts';
import type { LanguageCode } from '@/i18n/languages.ts';
import { chooseLanguage } from '@/i18n/set-language.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { api } from '@/lib/api/api.ts';
import { beforeSignOut } from '@/lib/session/before-sign-out.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { ownProfile } from '@/shared/profiles/queries.ts';
import { forgetLanguageMarks, isLanguageTaken, reportedLanguage, takenLanguage } from './storage.ts';

/**
 * Mails and pushes use the account's language: the one chosen last, on any device. A device without a choice shows the
 * account's language until sign-out.
 */
export function useKeepLanguage(): void {
  const { i18n } = useTranslation();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const { language } = i18n;
  const userId = user?.id;
  useEffect(() => beforeSignOut(async () => leaveLanguage()), []);
  useEffect(() => {
    async function take(): Promise<void> {
      const own = await queryClient.fetchQuery(ownProfile());
      if (storedLanguage() !== null) return;
      reportedLanguage.write(`${userId} ${own.language}`);
      if (own.language === language) return;
      takenLanguage.write(own.language);
      await chooseLanguage(i18n, own.language);
    }

    async function report(chosen: LanguageCode): Promise<void> {
      const own = await api.profiles.update({ language: chosen });
      reportedLanguage.write(`${userId} ${chosen}`);
      // The default bio is in the new language too. Other data saved in the meantime is kept.
      const { language, bio } = own;
      queryClient.setQueryData(ownProfile().queryKey, (known) => (known ? { ...known, language, bio } : own));
    }

    // A language from a link is neither chosen here nor taken from the account.
    const chosen = storedLanguage();
    if (!userId || reportedLanguage.read() === `${userId} ${chosen ?? language}`) return;
    if (chosen === null && addressLanguage(window.location.href)) return;
    // The next page tries again.
    (chosen === null ? take() : report(chosen)).catch(() => undefined);
  }, [userId, language, i18n, queryClient]);
}

/** Removes a language taken from the account and keeps one chosen here. */
function leaveLanguage(): void {
  if (isLanguageTaken(storedLanguage())) forgetLanguage();
  forgetLanguageMarks();
}
