import type { Note } from '../types.ts';

export function isAbout(note: Note | undefined, dangers: readonly string[]): boolean {
  return note?.dangers.some((danger) => dangers.includes(danger)) ?? false;
}

const lead = 0.3;

/** Notes about electric vehicles come before notes about petrol ones. The more dangers a note shares, the further ahead it is. */
export function leadOf({ dangers }: Note, found: readonly string[]): number {
  const shared = dangers.filter((danger) => found.includes(danger));
  return shared.includes('high-voltage') ? lead * (shared.length + 1) : lead * Math.min(1, shared.length);
}
