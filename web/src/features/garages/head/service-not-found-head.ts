import { brand } from '@pahiya/contract/shared/brand';
import type { I18n } from '@/i18n/i18n.ts';

/** Head of an address with an unknown service. */
export function serviceNotFoundHead({ i18n }: { i18n: I18n }) {
  return { meta: [{ title: `${i18n.t('offers:notFound.title')} | ${brand.name}` }] };
}
