import type { I18n } from './i18n.ts';
import type { Namespace } from './namespaces.ts';
import { pageNames } from './parts/page-names.ts';
import { useTranslation } from './use-translation.ts';

interface Described {
  name: string;
  description?: string | null;
}

/** Finds standard services by their English text. Descriptions need `catalogueDescriptions`. */
export function useCatalogue() {
  const { i18n } = useTranslation();
  const nameOf = (name: string) => catalogueName(i18n, name);
  return {
    nameOf,
    namesOf: (names: readonly string[]) => names.map(nameOf).join(', '),
    translate<Service extends Described>(service: Service): Service {
      const { name, description } = service;
      const translated = description && catalogueText(i18n, 'catalogueDescriptions', description);
      return { ...service, name: nameOf(name), ...(translated && { description: translated }) };
    },
  };
}

/** The service's name in the current language, or the English one. */
export function catalogueName(i18n: I18n, name: string): string {
  return catalogueText(i18n, i18n.textsOf(i18n.language, 'catalogueNames') ? 'catalogueNames' : pageNames, name);
}

function catalogueText(i18n: I18n, namespace: Namespace | typeof pageNames, text: string): string {
  const texts = i18n.textsOf(i18n.language, namespace) ?? {};
  const found = Object.hasOwn(texts, text) ? texts[text] : text;
  return typeof found === 'string' ? found : text;
}
