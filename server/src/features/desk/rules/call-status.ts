import type { callOutcomes } from '@pahiya/contract/desk/support/schemas';
import { callEnd } from '../../support/rules/call-slots.ts';

export type CallOutcome = (typeof callOutcomes)[number];

/** An unanswered call is retried while its slot lasts, a wrong number never. */
export function statusAfter(outcome: CallOutcome, preferredTime: Date, now: Date): 'pending' | 'done' | 'missed' {
  if (outcome === 'reached') return 'done';
  return outcome === 'no_answer' && now < callEnd(preferredTime) ? 'pending' : 'missed';
}
