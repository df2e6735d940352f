import type { I18n, LanguageTexts } from '../i18n.ts';

/** The names of the catalogue that a rendered page brings along, until all of `catalogueNames` is loaded. */
export const pageNames = 'pageNames';

/** Finds the names of the catalogue among answers of the API, with the name in the page's language. */
export function namesAmong(i18n: I18n, answers: unknown): LanguageTexts {
  const names = i18n.textsOf(i18n.language, 'catalogueNames') ?? {};
  const found = textsIn(answers).filter((text) => Object.hasOwn(names, text));
  return { [pageNames]: Object.fromEntries([...new Set(found)].map((name) => [name, names[name] ?? name])) };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
