import { queryOptions } from '@tanstack/react-query';
import type { LanguageCode } from '@/i18n/languages.ts';
import { loadLanguage } from '@/i18n/load-language.ts';

/** The texts of questions to tap below an answer whose language is not that of the screen. */
export function replyTextsOptions(language: LanguageCode) {
  return queryOptions({
    queryKey: ['revvy', 'reply-texts', language],
    queryFn: () => loadLanguage(language, ['revvy', 'catalogueNames']),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
