import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { Spinner } from '@/ui/spinner.tsx';
import { messageHeight } from '../rules/message-height.ts';
import type { MessageRowActions } from '../types.ts';
import { useFollowing } from '../use-following.ts';
import type { HandedOver } from '../use-ticket.ts';
import { MessageRow } from './message-row.tsx';

/** Older messages are fetched before one gets to the first. */
const olderFrom = 10;

interface VirtualMessagesProps {
  messages: RevvyMessage[];
  older: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  readingId: string | null;
  canRead: boolean;
  handedOver: HandedOver | null;
  actions: MessageRowActions;
}

/** Only the messages near the screen are in the page; older ones come before them without moving what is read. */
export function VirtualMessages({ messages, older, readingId, canRead, handedOver, actions }: VirtualMessagesProps) {
  const { t } = useTranslation('revvy');
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
  const askedId = messages.findLast(({ role }) => role === 'user')?.id;
  const { isAway, goToEnd } = useFollowing({
    scroller,
    virtualizer,
    askedId,
    isDanger: Boolean(messages.at(-1)?.warning),
  });
  const handedIndex = handedOver ? messages.findIndex(({ id }) => id === handedOver.upTo) : -1;
  const items = virtualizer.getVirtualItems();
  useOlder(older, (items[0]?.index ?? olderFrom) < olderFrom);

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        role="log"
        aria-label={t('chat')}
        // Told when it is whole, not word by word.
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached from the keyboard
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-3"
      >
        <div className="relative mx-auto w-full max-w-3xl" style={{ height: virtualizer.getTotalSize() }}>
          <div
            className="absolute inset-x-0 top-0 flex flex-col gap-6 px-4"
            style={{ transform: `translateY(${items[0]?.start ?? 0}px)` }}
          >
            {items.map(({ index, key }) => {
              const message = messages[index];
              if (!message) return null;
              return (
                <div key={key} ref={virtualizer.measureElement} data-index={index}>
                  <MessageRow
                    message={message}
                    isLast={index === messages.length - 1}
                    isRead={readingId === message.id}
                    canRead={canRead}
                    ticket={handedOver && index <= handedIndex ? handedOver.ticket : null}
                    actions={actions}
                  />
                </div>
              );
            })}
          </div>
        </div>
      </div>
      <OlderState older={older} />
      {isAway && (
        <IconButton
          variant="raised"
          label={t('toNewest')}
          onClick={() => goToEnd()}
          className="absolute inset-x-0 bottom-3 mx-auto"
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

type Older = VirtualMessagesProps['older'];

function useOlder(older: Older, isNearStart: boolean) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = older;
  const isWanted = isNearStart && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const fetchOlder = useEffectEvent(() => void fetchNextPage());
  useEffect(() => {
    if (isWanted) fetchOlder();
  }, [isWanted]);
}

/** Over the messages: nothing below it moves when it comes or goes. */
function OlderState({ older: { isFetchingNextPage, isFetchNextPageError, fetchNextPage } }: { older: Older }) {
  const { t } = useTranslation('revvy');
  const place =
    'absolute inset-x-0 top-2 mx-auto flex w-fit items-center gap-3 rounded-full bg-surface px-4 py-2 shadow-raised';
  if (isFetchingNextPage) {
    return (
      <div className={place}>
        <Spinner label={t('older.loading')} />
      </div>
    );
  }
  if (!isFetchNextPageError) return null;
  return (
    <div role="alert" className={place}>
      <p className="text-sm">{t('older.failed')}</p>
      <Button variant="outline" size="small" onClick={() => fetchNextPage()}>
        {t('retry')}
      </Button>
    </div>
  );
}
