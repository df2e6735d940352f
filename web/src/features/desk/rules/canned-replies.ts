import type { CannedReply } from '@pahiya/contract/desk/support/schemas';

/** Stands in a saved reply for whom it is sent to. */
export const namePlace = '{name}';

/** As it is sent: to this customer, by the first of their names. */
export function fillReply(text: string, customerName: string): string {
  const [first = ''] = customerName.trim().split(/\s+/);
  return text.replaceAll(namePlace, first);
}

/** Those that hold every word in title or text; those with all of it in the title come first. */
export function findReplies(replies: readonly CannedReply[], search: string): CannedReply[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const holds = (text: string) => words.every((word) => text.toLocaleLowerCase().includes(word));
  const found = replies.filter(({ title, text }) => holds(`${title} ${text}`));
  return [...found.filter(({ title }) => holds(title)), ...found.filter(({ title }) => !holds(title))];
}
