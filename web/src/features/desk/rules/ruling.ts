import type { ModerationSubject, RulingAction } from '@pahiya/contract/desk/moderation/schemas';
import { type ReportTarget, type RulingPlace, reportTargetOf } from './ruling-place.ts';

type State = Pick<ModerationSubject, 'target' | 'isHidden' | 'isHeld' | 'isSuspended'> & { isReported: boolean };

/** What can be done to a thing as it stands, the mildest that settles it first. */
export function possibleRulings({ target, isHidden, isHeld, isSuspended, isReported }: State): RulingAction[] {
  const onThing: RulingAction[] = target === 'profile' ? [] : [isHidden ? 'restore' : 'hide'];
  const onPerson: RulingAction[] = ['warn', isSuspended ? 'reinstate' : 'suspend'];
  // Held content is published or rejected; either settles the report.
  if (isHeld) return ['restore', 'hide', ...onPerson];
  return [...onThing, ...onPerson, ...(isReported ? (['dismiss'] as const) : [])];
}

/** What the ruling is called: of what is held nothing was ever shown. */
export function wordFor(action: RulingAction, { isHeld }: Pick<State, 'isHeld'>): RulingAction | 'publish' | 'reject' {
  if (!isHeld) return action;
  return action === 'restore' ? 'publish' : action === 'hide' ? 'reject' : action;
}

export function isOnPerson(action: RulingAction): action is 'warn' | 'suspend' | 'reinstate' {
  return action === 'warn' || action === 'suspend' || action === 'reinstate';
}

/** Whether nothing stays open of the thing: what is done to its author settles only what is reported of that person. */
export function settles(target: ReportTarget, action: RulingAction): boolean {
  return target === 'profile' || !isOnPerson(action);
}

/** Of an entry of the audit log; undefined for one that was about nothing one can rule on. */
export function ruledOn(entry: {
  action: string;
  subjectId: string | null;
  details: Record<string, unknown>;
}): RulingPlace | undefined {
  const [subject, action] = entry.action.split('.');
  if (subject !== 'moderation' || !entry.subjectId || action === 'dismiss') return undefined;
  const target = action === 'hide' || action === 'restore' ? reportTargetOf(entry.details.target) : 'profile';
  return target && { target, targetId: entry.subjectId };
}
