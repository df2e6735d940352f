import { z } from 'zod';

/** Whole rupees, as everything costs. Only what a gateway took may have paise (design, section 5). */
export const rupees = z.int().min(0).max(10_000_000);

/** The digits of a currency's parts: 2 for paise, 0 for yen. Throws `RangeError` for a code that is none. */
export function partDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** `₹1,20,000`, `₹500.50`, `$12`: grouped as in India, parts only where there are any. */
export function describeMoney(amount: number, currency = 'INR'): string {
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat('en-IN', style).format(amount);
}

const grouping = new Intl.NumberFormat('en-IN');

/** For texts that are sent: `₹1,20,000`, grouped as in India. */
export function describeRupees(amount: number): string {
  return `₹${grouping.format(amount)}`;
}
