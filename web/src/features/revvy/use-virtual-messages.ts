import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useFollowing } from '@/lib/viewport/use-following.ts';
import { messageHeight } from './rules/message-height.ts';

/** Gap above an answer that is kept in view. */
const gapPx = 16;

/** Virtual list of messages. It follows the end as long as the beginning of the last answer stays in view. */
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
    // Keeps the reading position when older messages are prepended.
    anchorTo: 'end',
    // Disabled, because `useFollowing` already follows the end, and two corrections would scroll twice.
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
