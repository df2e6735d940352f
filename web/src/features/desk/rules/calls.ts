import type { DeskCall } from '@pahiya/contract/desk/support/schemas';

export const callViews = ['due', 'later', 'over'] as const;
export type CallView = (typeof callViews)[number];

export function callViewOf(value: unknown): CallView | undefined {
  return callViews.find((view) => view === value);
}

/** Whether a call stands in this list. One whose time is over and that nobody has ended yet is still to be made. */
export function isInView(call: Pick<DeskCall, 'isDue' | 'preferredTime'>, view: CallView, now: number): boolean {
  if (view === 'over') return true;
  const hasCome = call.isDue || new Date(call.preferredTime).getTime() <= now;
  return hasCome === (view === 'due');
}
