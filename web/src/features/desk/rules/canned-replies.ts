import type { CannedReply } from '@pahiya/contract/desk/support/schemas';

export const namePlace = '{name}';

export function fillReply(text: string, customerName: string): string {
  const [first = ''] = customerName.trim().split(/\s+/);
  return text.replaceAll(namePlace, first);
}

/** Replies that contain every word; those with all words in the title come first. */
export function findReplies(replies: readonly CannedReply[], search: string): CannedReply[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const holds = (text: string) => words.every((word) => text.toLocaleLowerCase().includes(word));
  const found = replies.filter(({ title, text }) => holds(`${title} ${text}`));
  return [...found.filter(({ title }) => holds(title)), ...found.filter(({ title }) => !holds(title))];
}
