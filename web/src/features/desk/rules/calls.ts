import type { DeskCall } from '@pahiya/contract/desk/support/schemas';

export const callViews = ['due', 'later', 'over'] as const;
export type CallView = (typeof callViews)[number];

export function callViewOf(value: unknown): CallView | undefined {
  return callViews.find((view) => view === value);
}

/** Whether a call belongs to this list. A call whose time has passed stays due until somebody closes it. */
export function isInView(call: Pick<DeskCall, 'isDue' | 'preferredTime'>, view: CallView, now: number): boolean {
  if (view === 'over') return true;
  const hasCome = call.isDue || new Date(call.preferredTime).getTime() <= now;
  return hasCome === (view === 'due');
}
