import { backOff } from '../../../platform/back-off.ts';
import type { PushAnswer } from '../../../platform/push/types.ts';

/** Tries before a push is given up: about an hour, when the push service names no time of its own. */
export const pushAttempts = 6;

const longestSeconds = 6 * 3_600;

/** How long a device that failed so many times in a row is left alone. */
export function restSeconds(failures: number): number {
  return backOff(failures, { firstSeconds: 15, longestSeconds });
}

/** After how many seconds to try again, or null to give up. Never before the time the push service asked for. */
export function nextAttempt(answer: Extract<PushAnswer, { kind: 'later' }>, attempts: number): number | null {
  if (attempts >= pushAttempts) return null;
  const own = backOff(attempts, { firstSeconds: 15, longestSeconds, factor: 4 });
  const pause = Math.max(own, answer.afterSeconds ?? 0);
  return pause > longestSeconds ? null : pause;
}
