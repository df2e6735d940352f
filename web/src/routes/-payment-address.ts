import { brand } from '@pahiya/contract/shared/brand';
import { redirect } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import { hasForeignParts, readPaymentSearch } from '@/features/payments/rules/address.ts';

export const paymentNamespaces = ['payment'] as const;

/** The gateway's own parameters, its signature among them, do not stay in the address. */
export function cleanAddress(to: '/payment-success' | '/payment-failed', asked: Record<string, unknown>): void {
  if (hasForeignParts(asked)) throw redirect({ to, search: readPaymentSearch(asked), replace: true });
}

export function paymentHead({ i18n }: { i18n: i18n }) {
  return {
    meta: [
      { title: `${i18n.t('payment:pageTitle')} · ${brand.name}` },
      { name: 'robots', content: 'noindex' },
      // The address names a payment: no other site is told of it.
      { name: 'referrer', content: 'same-origin' },
    ],
  };
}
