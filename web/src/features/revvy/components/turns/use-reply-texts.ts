import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { useQuery } from '@tanstack/react-query';
import { isLanguageCode } from '@/i18n/languages.ts';
import { createTranslate } from '@/i18n/translate.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { replyTextsOptions } from '../../queries/reply-texts.ts';

/**
 * Texts of this slice, and names of standard services, in the language of an answer. Null until they are loaded. The
 * screen has no texts for Hindi in Latin letters, so such an answer gets those of the screen's language.
 */
export function useReplyTexts(language: RevvyLanguage) {
  const { i18n } = useTranslation('revvy');
  const wanted = isLanguageCode(language) ? language : i18n.language;
  const isOther = wanted !== i18n.language;
  const { data } = useQuery({ ...replyTextsOptions(wanted), enabled: isOther });
  if (isOther && !data) return null;
  const textsOf: typeof i18n.textsOf = (of, namespace) =>
    (of === wanted ? data?.[namespace] : undefined) ?? i18n.textsOf(of, namespace);
  const names = textsOf(wanted, 'catalogueNames') ?? {};
  return {
    t: createTranslate(textsOf, wanted, 'revvy'),
    nameOf(name: string): string {
      const found = Object.hasOwn(names, name) ? names[name] : name;
      return typeof found === 'string' ? found : name;
    },
  };
}
