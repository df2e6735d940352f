import type { FaqEntry } from '@pahiya/contract/support/schemas';

/** Questions whose text or answer contains the search, ignoring case (product, section 12.1). */
export function matchingFaq(entries: readonly FaqEntry[], text: string | undefined): FaqEntry[] {
  const wanted = (text ?? '').trim().toLocaleLowerCase();
  if (!wanted) return [...entries];
  return entries.filter(({ question, answer }) => `${question}\n${answer}`.toLocaleLowerCase().includes(wanted));
}
