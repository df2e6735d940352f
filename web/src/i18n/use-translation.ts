import { createContext, useContext } from 'react';
import type { I18n } from './i18n.ts';
import type { LanguageCode } from './languages.ts';
import { defaultNamespace } from './namespaces.ts';
import type { TextNamespace, Translate } from './text-keys.ts';

/** Holds a new object for each language, so that every component with texts is rendered again. */
export const ShownI18n = createContext<{ i18n: I18n; language: LanguageCode } | null>(null);

interface Translation<Own extends TextNamespace, All extends TextNamespace = Own> {
  t: Translate<Own, All>;
  i18n: I18n;
}

/** `t` translates keys of the first namespace, and those of the others with a name in front: `common:action.close`. */
export function useTranslation<Own extends TextNamespace = typeof defaultNamespace>(name?: Own): Translation<Own>;
export function useTranslation<Own extends TextNamespace, Other extends TextNamespace>(
  names: readonly [Own, ...Other[]],
): Translation<Own, Own | Other>;
export function useTranslation(names: TextNamespace | readonly TextNamespace[] = defaultNamespace) {
  const shown = useContext(ShownI18n);
  if (!shown) throw new Error('useTranslation needs an I18nProvider');
  const { i18n } = shown;
  const [own = defaultNamespace] = typeof names === 'object' ? names : [names];
  return { t: i18n.translator(own), i18n };
}
