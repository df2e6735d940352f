import type { GarageDetail } from '@pahiya/contract/garages/schemas';
import { queryOptions } from '@tanstack/react-query';
import type { LanguageCode } from '@/i18n/languages.ts';
import { loadLanguage } from '@/i18n/load-language.ts';

/**
 * The translated descriptions of a garage's services by their English text. A rendered page contains these few, so that
 * its visitor does not load the descriptions of the whole catalogue.
 */
export function descriptionsOptions(language: LanguageCode, { garage, services }: GarageDetail) {
  return queryOptions({
    queryKey: ['catalogue', 'descriptions', language, garage.id],
    queryFn: async (): Promise<Record<string, string>> => {
      const { catalogueDescriptions = {} } = await loadLanguage(language, ['catalogueDescriptions']);
      const found = services.map(({ description }) => [description, catalogueDescriptions[description ?? '']]);
      return Object.fromEntries(found.filter(([, text]) => typeof text === 'string'));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
