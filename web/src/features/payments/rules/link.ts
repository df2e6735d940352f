/** A payment link must be a string that starts with http or https (specification, section 5). */
export function isPaymentLink(link: unknown): link is string {
  return typeof link === 'string' && /^https?:\/\//i.test(link);
}
