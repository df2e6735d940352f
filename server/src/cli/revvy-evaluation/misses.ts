import type { Graded } from './graded.ts';

/** Wrong answers, the worst first: a missed danger, a needless refusal, a false alarm, then all others. */
export function missesOf(graded: readonly Graded[]): Graded[] {
  return graded.filter(({ isRight }) => !isRight).sort((a, b) => gravity(b) - gravity(a));
}

function gravity({ isMissedDanger, isNeedlessRefusal, isFalseAlarm, question }: Graded): number {
  if (isMissedDanger) return 4;
  if (question.refusal === 'harmful') return 3;
  if (isNeedlessRefusal) return 2;
  return isFalseAlarm ? 1 : 0;
}

/** The question, what was expected, and the answer word for word. */
export function writeMiss({ question, kind, answer }: Graded): string {
  const { ask, before = [], language, kind: _, ...expected } = question;
  const { warning, text, cards } = answer;
  const shown = cards.map((card) => (card.kind === 'sources' ? card.titles.join(', ') : card.kind));
  const lines = [
    `[${language}, ${kind}] ${[...before, ask].join(' → ')}`,
    `expected: ${JSON.stringify(expected)}`,
    ...(warning ? [`warning: ${warning}`] : []),
    text.trim(),
    `cards: ${shown.join('; ') || 'none'}`,
  ];
  return lines.join('\n');
}
