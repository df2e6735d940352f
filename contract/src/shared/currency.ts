/** 2 for INR, 0 for JPY. Throws `RangeError` for an invalid code. */
export function partDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
