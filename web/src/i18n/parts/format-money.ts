import { partDigits } from '@pahiya/contract/shared/currency';
import { groupDigits } from '../format.ts';

/** Writes an amount that a gateway charged or refunded, with paise if there are any: `₹500.50`, `USD 12`. */
export function formatMoney(amount: number, currency: string): string {
  const whole = Math.trunc(amount);
  const parts = Number.isInteger(amount) ? '' : amount.toFixed(partDigits(currency)).replace(/^.*\./, '.');
  return `${currency === 'INR' ? '₹' : `${currency} `}${groupDigits(whole)}${parts}`;
}
