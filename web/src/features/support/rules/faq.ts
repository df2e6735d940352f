import type { FaqEntry } from '@pahiya/contract/support/schemas';

/** Those whose question or answer has the text, in any case (specification, section 2). */
export function matchingFaq(entries: readonly FaqEntry[], text: string | undefined): FaqEntry[] {
  const wanted = (text ?? '').trim().toLocaleLowerCase();
  if (!wanted) return [...entries];
  return entries.filter(({ question, answer }) => `${question}\n${answer}`.toLocaleLowerCase().includes(wanted));
}
