import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { addressLanguage, forgetLanguage, storedLanguage } from '@/i18n/language-choice.ts';
import { type LanguageCode, shownLanguage } from '@/i18n/languages.ts';
import { chooseLanguage } from '@/i18n/set-language.ts';
import { api, orpc } from '@/lib/api.ts';
import { beforeSignOut } from '@/lib/session/before-sign-out.ts';
import { useSession } from '@/lib/session/use-session.ts';
import {
  forgetLanguageMarks,
  isLanguageTaken,
  markLanguageTaken,
  rememberToldLanguage,
  toldLanguage,
} from './storage.ts';

/**
 * Mails and pushes are written in the account's language: the one that was chosen last, on any device. A device on which
 * nobody ever chose one shows the account's, until its owner signs out.
 */
export function useKeepLanguage(): void {
  const { i18n } = useTranslation();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const language = shownLanguage(i18n);
  const userId = user?.id;
  useEffect(() => beforeSignOut(async () => leaveLanguage()), []);
  useEffect(() => {
    async function take(): Promise<void> {
      const own = await queryClient.fetchQuery(orpc.profiles.me.queryOptions());
      if (storedLanguage() !== null) return;
      rememberToldLanguage(`${userId} ${own.language}`);
      if (own.language === language) return;
      markLanguageTaken(own.language);
      await chooseLanguage(i18n, own.language);
    }

    async function tell(chosen: LanguageCode): Promise<void> {
      const own = await api.profiles.update({ language: chosen });
      rememberToldLanguage(`${userId} ${chosen}`);
      // The bio that everybody begins with is in the new language as well. What else was saved meanwhile stays.
      const { language, bio } = own;
      queryClient.setQueryData(orpc.profiles.me.queryKey(), (known) => (known ? { ...known, language, bio } : own));
    }

    // What a link shows is neither chosen nor brought by the account.
    const chosen = storedLanguage();
    if (!userId || toldLanguage() === `${userId} ${chosen ?? language}`) return;
    if (chosen === null && addressLanguage(window.location.href)) return;
    // With the next page it is tried again.
    (chosen === null ? take() : tell(chosen)).catch(() => undefined);
  }, [userId, language, i18n, queryClient]);
}

/** What the account brought goes with it; what was chosen here stays. */
function leaveLanguage(): void {
  if (isLanguageTaken(storedLanguage())) forgetLanguage();
  forgetLanguageMarks();
}
