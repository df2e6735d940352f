import { brand } from '@pahiya/contract/shared/brand';
import type { i18n } from 'i18next';

/** Head of an address with an unknown service. */
export function serviceNotFoundHead({ i18n }: { i18n: i18n }) {
  return { meta: [{ title: `${i18n.t('services:notFound.title')} | ${brand.name}` }] };
}
