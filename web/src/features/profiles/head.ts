import { brand } from '@pahiya/contract/shared/brand';
import type { AnyRouteMatch } from '@tanstack/react-router';
import type { I18n } from '@/i18n/i18n.ts';

/**
 * Sharing preview of a profile; empty for other pages. It reveals only what the address contains: no name, no picture,
 * and not whether the person exists, because profiles require signing in.
 */
export function profileMeta({ i18n }: { i18n: I18n }, matches: readonly Pick<AnyRouteMatch, 'routeId' | 'params'>[]) {
  const found = matches.find(({ routeId }) => routeId === '/_guarded/profile_/$username');
  const username: unknown = found?.params.username;
  if (typeof username !== 'string') return [];
  const title = i18n.t('profile:share.headTitle', { username, brand: brand.name });
  const description = i18n.t('profile:share.headText', { username });
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'profile' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ];
}
