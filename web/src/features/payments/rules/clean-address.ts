import { redirect } from '@tanstack/react-router';
import { hasForeignParts, readPaymentSearch } from './address.ts';

export function cleanAddress(to: '/payment-success' | '/payment-failed', asked: Record<string, unknown>): void {
  if (hasForeignParts(asked)) throw redirect({ to, search: readPaymentSearch(asked), replace: true });
}
