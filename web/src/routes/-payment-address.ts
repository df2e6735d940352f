import { brand } from '@pahiya/contract/shared/brand';
import { redirect } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import { hasForeignParts, readPaymentSearch } from '@/features/payments/rules/address.ts';

export const paymentNamespaces = ['payment'] as const;

/** Removes the gateway's parameters, including its signature, from the address. */
export function cleanAddress(to: '/payment-success' | '/payment-failed', asked: Record<string, unknown>): void {
  if (hasForeignParts(asked)) throw redirect({ to, search: readPaymentSearch(asked), replace: true });
}

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
