import { z } from 'zod';

/** Whole rupees. Paise exist only inside the payments adapter (design, section 5). */
export const rupees = z.int().min(0).max(10_000_000);

const grouping = new Intl.NumberFormat('en-IN');

/** For texts that are sent: `₹1,20,000`, grouped as in India. */
export function describeRupees(amount: number): string {
  return `₹${grouping.format(amount)}`;
}
