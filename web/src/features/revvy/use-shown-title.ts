import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { conversationsOptions } from './queries/conversations.ts';
import { conversationsOf } from './rules/conversations.ts';
import { givenTitle } from './rules/title.ts';

/** A title in the language on screen; one of the customer's own words as it is. */
export function useShownTitle(): (title: string) => string {
  const { t } = useTranslation('revvy');
  return (title) => {
    const given = givenTitle(title);
    return given ? t(given) : title;
  };
}

/** Of the conversation that is open; without one, of the new one. Empty while it is not known. */
export function useOpenTitle(conversation: string | undefined): string {
  const { t } = useTranslation('revvy');
  const shownTitle = useShownTitle();
  const { data } = useInfiniteQuery(conversationsOptions());
  if (!conversation) return t('title.new');
  const found = conversationsOf(data).find(({ id }) => id === conversation);
  return found ? shownTitle(found.title) : '';
}
