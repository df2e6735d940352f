import { useTranslation } from 'react-i18next';
import { givenTitle } from './rules/title.ts';

/** A title in the language on screen; one of the customer's own words as it is. */
export function useShownTitle(): (title: string) => string {
  const { t } = useTranslation('revvy');
  return (title) => {
    const given = givenTitle(title);
    return given ? t(given) : title;
  };
}
