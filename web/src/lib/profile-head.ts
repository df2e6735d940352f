import { brand } from '@pahiya/contract/shared/brand';
import type { i18n } from 'i18next';

/**
 * What a shared profile looks like elsewhere. It says no more than its address: neither the name nor the picture, and not
 * whether there is such a person, which is for signed-in readers alone.
 */
export function profileHead({ i18n }: { i18n: i18n }, username: string) {
  const title = i18n.t('profile:share.headTitle', { username, brand: brand.name });
  const description = i18n.t('profile:share.headText', { username });
  return {
    meta: [
      { title: `@${username} · ${brand.name}` },
      { name: 'description', content: description },
      { property: 'og:type', content: 'profile' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
    ],
  };
}
