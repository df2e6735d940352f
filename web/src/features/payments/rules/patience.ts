import type { OutcomeState } from '@pahiya/contract/payments/contract';

const secondMs = 1000;
const quickMs = 30 * secondMs;

/** From then on the customer is told that word will come. */
export const patienceMs = 4 * 60 * secondMs;

/**
 * How long to wait before asking again how the payment stands, `askedMs` after the first question: every two seconds at
 * first, then every five, and not at all once nothing more is expected or patience has ended. Null: not again.
 */
export function nextQuestionMs(state: OutcomeState | undefined, askedMs: number): number | null {
  // A payment that failed may be paid on the gateway's page that is still open in another tab.
  const isOpen = state === undefined || state === 'checking' || state === 'failed';
  if (!isOpen || askedMs >= patienceMs) return null;
  return state !== 'failed' && askedMs < quickMs ? 2 * secondMs : 5 * secondMs;
}
