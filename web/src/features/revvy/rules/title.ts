/** Titles the server gives by itself (specification, section 4). */
const given = { 'New Chat': 'title.new', 'Image query': 'title.image' } as const;

/** The key of a title the server gave by itself; null for one that is made of the customer's own words. */
export function givenTitle(title: string): (typeof given)[keyof typeof given] | null {
  return Object.hasOwn(given, title) ? given[title as keyof typeof given] : null;
}
