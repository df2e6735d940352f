import { brand } from '@pahiya/contract/shared/brand';
import type { i18n } from 'i18next';

/** The head of an address where no post is shown to everybody. Apart from a post's own: a route's head is on every page. */
export function noPostHead({ i18n }: { i18n: i18n }) {
  return {
    meta: [{ title: `${i18n.t('community:page.notFound')} | ${brand.name}` }, { name: 'robots', content: 'noindex' }],
  };
}
