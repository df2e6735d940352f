import { backOff } from '../../../platform/back-off.ts';
import type { PushAnswer } from '../../../platform/push/types.ts';

/** They take about an hour unless the push service asks for a pause. */
export const pushAttempts = 6;

const longestSeconds = 6 * 3_600;

export function restSeconds(failures: number): number {
  return backOff(failures, { firstSeconds: 15, longestSeconds });
}

/** Null means to give up. The next attempt is never earlier than the push service asked for. */
export function nextAttempt(answer: Extract<PushAnswer, { kind: 'later' }>, attempts: number): number | null {
  if (attempts >= pushAttempts) return null;
  const own = backOff(attempts, { firstSeconds: 15, longestSeconds, factor: 4 });
  const pause = Math.max(own, answer.afterSeconds ?? 0);
  return pause > longestSeconds ? null : pause;
}
