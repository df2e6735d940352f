import type { ModerationSubject, RulingAction } from '@pahiya/contract/desk/moderation/schemas';
import { type ReportTarget, type RulingTarget, reportTargetOf } from './ruling-target.ts';

type State = Pick<ModerationSubject, 'target' | 'isHidden' | 'isHeld' | 'isSuspended'> & { isReported: boolean };

/** Possible rulings for the current state, the mildest that settles it first. */
export function possibleRulings({ target, isHidden, isHeld, isSuspended, isReported }: State): RulingAction[] {
  const onThing: RulingAction[] = target === 'profile' ? [] : [isHidden ? 'restore' : 'hide'];
  const onPerson: RulingAction[] = ['warn', isSuspended ? 'reinstate' : 'suspend'];
  // Held content is published or rejected; either settles the report.
  if (isHeld) return ['restore', 'hide', ...onPerson];
  return [...onThing, ...onPerson, ...(isReported ? (['dismiss'] as const) : [])];
}

/** Name of the ruling. Held content was never public, so it is published or rejected. */
export function wordFor(action: RulingAction, { isHeld }: Pick<State, 'isHeld'>): RulingAction | 'publish' | 'reject' {
  if (!isHeld) return action;
  return action === 'restore' ? 'publish' : action === 'hide' ? 'reject' : action;
}

export function isOnPerson(action: RulingAction): action is 'warn' | 'suspend' | 'reinstate' {
  return action === 'warn' || action === 'suspend' || action === 'reinstate';
}

/** Whether the ruling settles the report. Actions on a person settle only reports of that person. */
export function settles(target: ReportTarget, action: RulingAction): boolean {
  return target === 'profile' || !isOnPerson(action);
}

/** The subject of a moderation entry in the audit log; undefined for any other entry. */
export function ruledOn(entry: {
  action: string;
  subjectId: string | null;
  details: Record<string, unknown>;
}): RulingTarget | undefined {
  const [subject, action] = entry.action.split('.');
  if (subject !== 'moderation' || !entry.subjectId || action === 'dismiss') return undefined;
  const target = action === 'hide' || action === 'restore' ? reportTargetOf(entry.details.target) : 'profile';
  return target && { target, targetId: entry.subjectId };
}
