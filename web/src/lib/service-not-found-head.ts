import { brand } from '@pahiya/contract/shared/brand';
import type { i18n } from 'i18next';

/** The head of an address whose service is none of ours. */
export function serviceNotFoundHead({ i18n }: { i18n: i18n }) {
  return { meta: [{ title: `${i18n.t('services:notFound.title')} | ${brand.name}` }] };
}
