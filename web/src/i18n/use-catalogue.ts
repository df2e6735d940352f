import type { Namespace } from './namespaces.ts';
import { useTranslation } from './use-translation.ts';

interface Described {
  name: string;
  description?: string | null;
}

/** Finds standard services by their English text. Descriptions need `catalogueDescriptions`. */
export function useCatalogue() {
  const { i18n } = useTranslation();
  const find = (namespace: Namespace, text: string): string => {
    const texts = i18n.textsOf(i18n.language, namespace) ?? {};
    const found = Object.hasOwn(texts, text) ? texts[text] : text;
    return typeof found === 'string' ? found : text;
  };
  const nameOf = (name: string) => find('catalogueNames', name);
  return {
    nameOf,
    namesOf: (names: readonly string[]) => names.map(nameOf).join(', '),
    translate<Service extends Described>(service: Service): Service {
      const { name, description } = service;
      const translated = description && find('catalogueDescriptions', description);
      return { ...service, name: nameOf(name), ...(translated && { description: translated }) };
    },
  };
}
