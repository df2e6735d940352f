/** A payment link must be a string that starts with http or https (product, section 5.2). */
export function isPaymentLink(link: unknown): link is string {
  return typeof link === 'string' && /^https?:\/\//i.test(link);
}
