import { brand } from '@pahiya/contract/shared/brand';
import type { I18n } from '@/i18n/i18n.ts';

export const paymentNamespaces = ['payment'] as const;

export function paymentHead({ i18n }: { i18n: I18n }) {
  return {
    meta: [
      { title: `${i18n.t('payment:pageTitle')} · ${brand.name}` },
      { name: 'robots', content: 'noindex' },
      // The address names a payment and must not be sent to other sites.
      { name: 'referrer', content: 'same-origin' },
    ],
  };
}
