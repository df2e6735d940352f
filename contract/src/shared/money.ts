import { z } from 'zod';

/** Whole. Only an amount captured by the gateway may have paise (product, section 1.1). */
export const rupees = z.int().min(0).max(10_000_000);

/** `₹1,20,000`, `₹500.50`, `$12`: Indian grouping. */
export function describeMoney(amount: number, currency = 'INR'): string {
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat('en-IN', style).format(amount);
}

const grouping = new Intl.NumberFormat('en-IN');

export function describeRupees(amount: number): string {
  return `₹${grouping.format(amount)}`;
}
