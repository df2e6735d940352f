import type { I18n } from './i18n.ts';
import type { Namespace } from './namespaces.ts';
import { useTranslation } from './use-translation.ts';

interface Described {
  name: string;
  description?: string | null;
}

/** Finds standard services by their English text. Descriptions need `catalogueDescriptions`. */
export function useCatalogue() {
  const { i18n } = useTranslation();
  const nameOf = (name: string) => catalogueText(i18n, 'catalogueNames', name);
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

/** The text in the current language, or the English one. */
export function catalogueText(i18n: I18n, namespace: Namespace, text: string): string {
  const texts = i18n.textsOf(i18n.language, namespace) ?? {};
  const found = Object.hasOwn(texts, text) ? texts[text] : text;
  return typeof found === 'string' ? found : text;
}
