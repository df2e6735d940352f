import type { ModerationSubject, RulingAction } from '@pahiya/contract/desk/moderation/schemas';

export type ReportTarget = ModerationSubject['target'];

/** What a moderator looks at, as an address has it. */
export interface RulingPlace {
  target: ReportTarget;
  targetId: string;
}

export const reportTargets = ['post', 'comment', 'profile'] as const satisfies ReportTarget[];

export function reportTargetOf(value: unknown): ReportTarget | undefined {
  return reportTargets.find((target) => target === value);
}

const placeText = /^(post|comment|profile):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** `post:ID` of an address; undefined for anything else. */
export function rulingPlaceOf(value: unknown): RulingPlace | undefined {
  const [, word, targetId] = (typeof value === 'string' && value.match(placeText)) || [];
  const target = reportTargetOf(word);
  return target && targetId ? { target, targetId } : undefined;
}

export function rulingText({ target, targetId }: RulingPlace): string {
  return `${target}:${targetId}`;
}

type State = Pick<ModerationSubject, 'target' | 'isHidden' | 'isSuspended'> & { isReported: boolean };

/** What can be done to a thing as it stands, the mildest that settles it first. */
export function possibleRulings({ target, isHidden, isSuspended, isReported }: State): RulingAction[] {
  const onThing: RulingAction[] = target === 'profile' ? [] : [isHidden ? 'restore' : 'hide'];
  const onPerson: RulingAction[] = ['warn', isSuspended ? 'reinstate' : 'suspend'];
  return [...onThing, ...onPerson, ...(isReported ? (['dismiss'] as const) : [])];
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
