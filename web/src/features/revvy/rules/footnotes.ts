/**
 * Footnote options: a heading in the reader's language and no back links, because answers contain no links. `answerId`
 * keeps the ids of two answers on one page apart.
 */
export function footnotesOf(answerId: string, heading: string) {
  return { clobberPrefix: `${answerId}-`, footnoteLabel: heading, footnoteBackContent: () => [] };
}
