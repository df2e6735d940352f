/**
 * How the notes below an answer are drawn: under a heading in the reader's language, with nothing that leads back, since no
 * link of an answer can be followed. `answerId` keeps the ids of two answers on one page apart.
 */
export function footnotesOf(answerId: string, heading: string) {
  return { clobberPrefix: `${answerId}-`, footnoteLabel: heading, footnoteBackContent: () => [] };
}
