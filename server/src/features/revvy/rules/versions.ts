import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { limits } from '@pahiya/contract/shared/limits';

/** An answer and the text of its question, as they were before an edit or a retry. */
export interface Version
  extends Pick<RevvyMessage, 'content' | 'warning' | 'cards' | 'status' | 'failure' | 'feedback' | 'language'> {
  question: string;
}

/** Order of the versions: the shown one has the place `version` among the others. */
export interface Versions {
  version: number;
  otherVersions: Version[];
}

/** Keeps the shown version and makes place for a new one behind all others. The oldest are dropped at the limit. */
export function keepVersion({ version, otherVersions }: Versions, shown: Version): Versions {
  const kept = otherVersions.toSpliced(version, 0, shown).slice(1 - limits.revvyVersions);
  return { version: kept.length, otherVersions: kept };
}

/** An answer that says nothing is not worth going back to, unless its question was another one. */
export function isWorthKeeping({ content, warning, cards, question }: Version, asked: string): boolean {
  return content !== '' || warning !== null || cards.length > 0 || question !== asked;
}

/** Null if there is no version at this place. */
export function takeVersion(
  { version, otherVersions }: Versions,
  shown: Version,
  place: number,
): (Versions & { taken: Version }) | null {
  const all = otherVersions.toSpliced(version, 0, shown);
  const taken = all[place];
  return taken ? { taken, version: place, otherVersions: all.toSpliced(place, 1) } : null;
}
