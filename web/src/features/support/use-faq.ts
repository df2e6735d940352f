import type { FaqEntry } from '@pahiya/contract/support/schemas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/use-translation.ts';
import { api } from '@/lib/api/api.ts';
import { session } from '@/lib/session/session.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { faqOptions, ownFaqOptions } from './queries/help.ts';

export function useFaq() {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const userId = useSession().user?.id;
  const forAll = useQuery(faqOptions(language));
  const own = useQuery({ ...ownFaqOptions(language, userId ?? ''), enabled: userId !== undefined });
  return { ...forAll, data: (userId && own.data) || forAll.data };
}

export type RateOutcome = 'rated' | 'signed-out' | 'failed';

interface Rating {
  entry: FaqEntry;
  isHelpful: boolean;
  userId: string;
}

/** Rates an answer. The rating is optimistic and rolled back on failure. */
export function useRateFaq() {
  const client = useQueryClient();
  const { i18n } = useTranslation();
  const { language } = i18n;
  const keyOf = (userId: string) => ownFaqOptions(language, userId).queryKey;

  function show({ entry, userId }: Rating, isHelpful: boolean | null) {
    client.setQueryData<FaqEntry[]>(keyOf(userId), (entries) =>
      entries?.map((each) => (each.id === entry.id ? { ...each, isHelpful } : each)),
    );
  }

  const { mutateAsync } = useMutation({
    mutationFn: ({ entry, isHelpful }: Rating) => api.support.rateFaq({ faqId: entry.id, isHelpful }),
    async onMutate(rating) {
      await client.cancelQueries({ queryKey: keyOf(rating.userId) });
      show(rating, rating.isHelpful);
    },
    onError: (_error, rating) => show(rating, rating.entry.isHelpful),
    // A rating before the reader's own data arrived has cancelled that request, so it is repeated.
    onSettled(_data, _error, { userId }) {
      const queryKey = keyOf(userId);
      return client.getQueryData(queryKey) ? undefined : client.invalidateQueries({ queryKey });
    },
  });

  /** Waits for the session, so that a signed-in reader is not asked to sign in. */
  async function rate(entry: FaqEntry, isHelpful: boolean): Promise<RateOutcome> {
    const { user } = await session.settled();
    if (!user) return 'signed-out';
    try {
      await mutateAsync({ entry, isHelpful, userId: user.id });
      return 'rated';
    } catch {
      return 'failed';
    }
  }
  return rate;
}
