import type { Category } from '@pahiya/contract/garages/schemas';
import type { Namespace } from '@/i18n/namespaces.ts';
import type { TextNamespace } from '@/i18n/text-keys.ts';
import { categoryOf } from '@/shared/garages/rules/categories.ts';

/** The texts of each category are in a namespace of their own, because a landing page shows one category. */
export const categoryTexts = {
  'car-service': 'carService',
  'bike-service': 'bikeService',
  'doorstep-service': 'doorstepService',
  'car-modifications': 'carModifications',
} as const satisfies Record<Category, TextNamespace>;

/** The texts of a landing page. An unknown category has none. */
export function landingNamespaces(word: string | undefined): Namespace[] {
  const category = categoryOf(word);
  return category ? ['landing', categoryTexts[category]] : [];
}
