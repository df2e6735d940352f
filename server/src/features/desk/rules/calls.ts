import type { callOutcomes } from '@pahiya/contract/desk/schemas';
import { endOfCall } from '../../support/rules/call-times.ts';

export type CallOutcome = (typeof callOutcomes)[number];

/** Who was not reached is tried again while the slot lasts; a wrong number is wrong for ever. */
export function statusAfter(outcome: CallOutcome, preferredTime: Date, now: Date): 'pending' | 'done' | 'missed' {
  if (outcome === 'reached') return 'done';
  return outcome === 'no_answer' && now < endOfCall(preferredTime) ? 'pending' : 'missed';
}

/** Its time has come and is not over. */
export function isDue(preferredTime: Date, now: Date): boolean {
  return preferredTime <= now && now < endOfCall(preferredTime);
}
