/** Titles the server assigns by default (product, section 11.2). */
const given = { 'New Chat': 'title.new', 'Image query': 'title.image' } as const;

/** Translation key of a default title; null for a title from the customer's own words. */
export function givenTitle(title: string): (typeof given)[keyof typeof given] | null {
  return Object.hasOwn(given, title) ? given[title as keyof typeof given] : null;
}
