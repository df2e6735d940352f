import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useFollowing } from '@/lib/use-following.ts';
import { messageHeight } from './rules/message-height.ts';

/** Above an answer that is held in view. */
const gapPx = 16;

/** Which messages are in the page, and the end that is followed, as far as the beginning of the last answer stays in view. */
export function useVirtualMessages(messages: RevvyMessage[]) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: messages.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => messageHeight(messages[index]),
    getItemKey: (index) => messages[index]?.id ?? index,
    overscan: 6,
    gap: 24,
    paddingStart: 16,
    paddingEnd: 16,
    // What is being read stays where it is when older messages come before it.
    anchorTo: 'end',
    // Going along with the end is ours alone: two who correct the same growth move it twice.
    scrollEndThreshold: -1,
  });
  const last = messages.at(-1)?.role === 'assistant' ? virtualizer.measurementsCache.at(-1) : undefined;
  const { isAway, goToEnd } = useFollowing({
    scroller,
    size: virtualizer.getTotalSize(),
    ownId: messages.findLast(({ role }) => role === 'user')?.id,
    holdAt: last && last.start - gapPx,
  });
  return { scroller, virtualizer, isAway, goToEnd };
}
