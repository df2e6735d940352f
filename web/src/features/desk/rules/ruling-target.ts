import type { ModerationSubject } from '@pahiya/contract/desk/moderation/schemas';

export type ReportTarget = ModerationSubject['target'];

export interface RulingTarget {
  target: ReportTarget;
  targetId: string;
}

export const reportTargets = ['post', 'comment', 'profile'] as const satisfies ReportTarget[];

export function reportTargetOf(value: unknown): ReportTarget | undefined {
  return reportTargets.find((target) => target === value);
}

const placeText = /^(post|comment|profile):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Parses `post:ID` from the address; undefined for anything else. */
export function rulingTargetOf(value: unknown): RulingTarget | undefined {
  const [, word, targetId] = (typeof value === 'string' && value.match(placeText)) || [];
  const target = reportTargetOf(word);
  return target && targetId ? { target, targetId } : undefined;
}

export function rulingText({ target, targetId }: RulingTarget): string {
  return `${target}:${targetId}`;
}
