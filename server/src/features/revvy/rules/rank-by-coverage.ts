/**
 * How much it weighs that the note's questions have the words of the question. Measured with questions that were left out
 * of the index: the right note came first for 69 instead of 66 of a hundred.
 */
const weightOfCoverage = 0.25;

/** Only notes that may come first are compared word by word. */
const compared = 12;

/** Adds the coverage, 0 to 1, to the scores and sorts, the best first. */
export function rankByCoverage<T extends { score: number; covered: number }>(
  ranked: readonly T[],
  coverageOf: (each: T) => number,
): T[] {
  const sorted = ranked.toSorted((a, b) => b.score - a.score);
  const best = sorted.slice(0, compared).map((each) => {
    const covered = coverageOf(each);
    return { ...each, covered, score: each.score + weightOfCoverage * covered };
  });
  return [...best.sort((a, b) => b.score - a.score), ...sorted.slice(compared)];
}
