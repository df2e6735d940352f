import { brand } from '@pahiya/contract/shared/brand';
import type { I18n } from '@/i18n/i18n.ts';

/** Head of an address without a garage. In a separate file, because a route's head is part of every page. */
export function noGarageHead({ i18n }: { i18n: I18n }) {
  return {
    meta: [{ title: `${i18n.t('garage:notFound.title')} | ${brand.name}` }, { name: 'robots', content: 'noindex' }],
  };
}
