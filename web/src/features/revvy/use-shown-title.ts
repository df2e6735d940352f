import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/use-translation.ts';
import { conversationsOptions } from './queries/conversations.ts';
import { conversationsOf } from './rules/conversation-pages.ts';
import { givenTitle } from './rules/title.ts';

/** Translates a default title. A title from the customer's words is shown as it is. */
export function useShownTitle(): (title: string) => string {
  const { t } = useTranslation('revvy');
  return (title) => {
    const given = givenTitle(title);
    return given ? t(given) : title;
  };
}

/** Title of the open conversation, or of a new one. Empty while it is unknown. */
export function useOpenTitle(conversation: string | undefined): string {
  const { t } = useTranslation('revvy');
  const shownTitle = useShownTitle();
  const { data } = useInfiniteQuery(conversationsOptions());
  if (!conversation) return t('title.new');
  const found = conversationsOf(data).find(({ id }) => id === conversation);
  return found ? shownTitle(found.title) : '';
}
