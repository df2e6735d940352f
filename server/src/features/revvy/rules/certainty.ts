import type { FoundNote } from '../types.ts';

/** Measured with questions that were left out of the index. A note below these limits answers another question. */
const leastWords = 50;
const leastShare = 0.1;
const leastLikeness = 0.2;
/** Just above it half of the first notes are right, and others are offered beside them. */
const sureFrom = 6.2;

/** Good enough to be offered as a choice, or to be shown below a warning. */
export function isLikely(found: FoundNote | undefined): found is FoundNote {
  if (!found) return false;
  return (found.words >= leastWords && found.share >= leastShare) || found.likeness >= leastLikeness;
}

export function isSure(found: FoundNote | undefined): found is FoundNote {
  return isLikely(found) && found.certainty >= sureFrom;
}

/** Below it, of the questions that were left out of the index four in ten belonged to another note; above it, one in ten. */
const clearFrom = 7.4;

/** True for a note that probably answers the question. Others are then offered beside it. */
export function isProbable(found: FoundNote | undefined): boolean {
  return isSure(found) && !isClear(found);
}

export function isClear(found: FoundNote | undefined): boolean {
  return isSure(found) && found !== undefined && found.certainty >= clearFrom;
}
