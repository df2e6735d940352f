import type { FaqEntry } from '@pahiya/contract/support/schemas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguageCode } from '@/i18n/languages.ts';
import { api } from '@/lib/api.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { faqOptions, ownFaqOptions } from './queries/help.ts';

/** The questions in the language on screen; a signed-in reader's own answers come with them. */
export function useFaq() {
  const { i18n } = useTranslation();
  const language = isLanguageCode(i18n.language) ? i18n.language : defaultLanguage;
  const userId = useSession().user?.id;
  const forAll = useQuery(faqOptions(language));
  const own = useQuery({ ...ownFaqOptions(language, userId ?? ''), enabled: userId !== undefined });
  return { ...forAll, data: (userId && own.data) || forAll.data };
}

/** Says whether an answer helped: shown at once, and put back when it could not be saved. */
export function useRateFaq() {
  const client = useQueryClient();
  const { i18n } = useTranslation();
  const language = isLanguageCode(i18n.language) ? i18n.language : defaultLanguage;
  const userId = useSession().user?.id ?? '';
  const { queryKey } = ownFaqOptions(language, userId);

  function show(faqId: string, isHelpful: boolean | null) {
    client.setQueryData<FaqEntry[]>(queryKey, (entries) =>
      entries?.map((entry) => (entry.id === faqId ? { ...entry, isHelpful } : entry)),
    );
  }

  return useMutation({
    mutationFn: ({ entry, isHelpful }: { entry: FaqEntry; isHelpful: boolean }) =>
      api.support.rateFaq({ faqId: entry.id, isHelpful }),
    async onMutate({ entry, isHelpful }) {
      await client.cancelQueries({ queryKey });
      show(entry.id, isHelpful);
    },
    onError: (_error, { entry }) => show(entry.id, entry.isHelpful),
    // Whoever is quicker than their own earlier answers has stopped them from coming: they are asked for again.
    onSettled: () => (client.getQueryData(queryKey) ? undefined : client.invalidateQueries({ queryKey })),
  });
}
