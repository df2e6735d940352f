import { brand } from '@pahiya/contract/shared/brand';
import type { i18n } from 'i18next';

export const paymentNamespaces = ['payment'] as const;

export function paymentHead({ i18n }: { i18n: i18n }) {
  return {
    meta: [
      { title: `${i18n.t('payment:pageTitle')} · ${brand.name}` },
      { name: 'robots', content: 'noindex' },
      // The address names a payment and must not be sent to other sites.
      { name: 'referrer', content: 'same-origin' },
    ],
  };
}
