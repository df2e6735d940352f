import type { OutcomeState } from '@pahiya/contract/payments/contract';

const secondMs = 1000;
const quickMs = 30 * secondMs;

/** The page says after this time that the result will follow. */
export const patienceMs = 4 * 60 * secondMs;

/**
 * Delay in ms until the next poll, `askedMs` after the first: two seconds at first, then five. Null when no change is
 * expected or the limit is reached.
 */
export function nextQuestionMs(state: OutcomeState | undefined, askedMs: number): number | null {
  // A failed payment can still be paid on the gateway's page in another tab.
  const isOpen = state === undefined || state === 'checking' || state === 'failed';
  if (!isOpen || askedMs >= patienceMs) return null;
  return state !== 'failed' && askedMs < quickMs ? 2 * secondMs : 5 * secondMs;
}
