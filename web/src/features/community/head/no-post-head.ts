import { brand } from '@pahiya/contract/shared/brand';
import type { I18n } from '@/i18n/i18n.ts';

/** Head of an address without a public post. In a separate file, because a route's head is part of every page. */
export function noPostHead({ i18n }: { i18n: I18n }) {
  return {
    meta: [{ title: `${i18n.t('community:page.notFound')} | ${brand.name}` }, { name: 'robots', content: 'noindex' }],
  };
}
