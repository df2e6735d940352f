import type { Note } from '../types.ts';

export function isAbout(note: Note | undefined, dangers: readonly string[]): boolean {
  return note?.dangers.some((danger) => dangers.includes(danger)) ?? false;
}

const lead = 0.3;

/** Of the notes about electric vehicles the one about the same dangers leads, and all of them lead the petrol notes. */
export function leadOf({ dangers }: Note, found: readonly string[]): number {
  const shared = dangers.filter((danger) => found.includes(danger));
  return shared.includes('high-voltage') ? lead * (shared.length + 1) : lead * Math.min(1, shared.length);
}
