import type { TextTree } from './find-text.ts';
import type { LanguageCode } from './languages.ts';
import { defaultNamespace, type Namespace } from './namespaces.ts';
import type { TextNamespace, Translate } from './text-keys.ts';
import { createTranslate } from './translate.ts';

export type LanguageTexts = Readonly<Record<string, TextTree>>;

/** Language and texts of one rendered request, or of the tab. */
export interface I18n {
  readonly language: LanguageCode;
  readonly t: Translate<typeof defaultNamespace, TextNamespace>;
  /** Translates keys of one namespace. Returns the same function until the language changes. */
  translator<Own extends TextNamespace, All extends TextNamespace = Own>(namespace: Own): Translate<Own, All>;
  /** Namespaces that load with a language. */
  readonly namespaces: ReadonlySet<Namespace>;
  addNamespaces(more: readonly Namespace[]): void;
  textsOf(language: LanguageCode, namespace: string): TextTree | undefined;
  addTexts(language: LanguageCode, more: LanguageTexts): void;
  changeLanguage(next: LanguageCode): void;
  subscribe(watcher: () => void): () => void;
}

export function openI18n(start: LanguageCode, firstNamespaces: readonly Namespace[]): I18n {
  let language = start;
  const namespaces = new Set(firstNamespaces);
  const texts = new Map<LanguageCode, LanguageTexts>();
  const translators = new Map<string, ReturnType<typeof createTranslate>>();
  const watchers = new Set<() => void>();
  const textsOf = (of: LanguageCode, namespace: string) => texts.get(of)?.[namespace];

  function translator(namespace: TextNamespace) {
    const known = translators.get(namespace) ?? createTranslate(textsOf, language, namespace);
    translators.set(namespace, known);
    return known;
  }

  return {
    get language() {
      return language;
    },
    t: (key, values) => translator(defaultNamespace)(key, values),
    translator,
    namespaces,
    addNamespaces(more) {
      for (const name of more) namespaces.add(name);
    },
    textsOf,
    addTexts: (of, more) => void texts.set(of, { ...texts.get(of), ...more }),
    changeLanguage(next) {
      language = next;
      translators.clear();
      for (const watcher of watchers) watcher();
    },
    subscribe(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}
