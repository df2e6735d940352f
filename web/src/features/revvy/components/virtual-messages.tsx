import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { useTranslation } from '@/i18n/use-translation.ts';
import { ToNewestButton } from '@/ui/to-newest-button.tsx';
import { newDayAt } from '../rules/day-name.ts';
import type { MessageRowActions } from '../types.ts';
import type { HandedOver } from '../use-ticket.ts';
import { useVirtualMessages } from '../use-virtual-messages.ts';
import { MessageRow } from './message-row.tsx';
import { type Older, OlderMessages } from './older-messages.tsx';

/** Older messages are loaded once the first rendered index is below this. */
const olderFrom = 10;

interface VirtualMessagesProps {
  messages: RevvyMessage[];
  older: Older;
  readingId: string | null;
  canRead: boolean;
  handedOver: HandedOver | null;
  actions: MessageRowActions;
}

/** Virtual list: only messages near the screen are rendered, and older ones are prepended without moving the view. */
export function VirtualMessages({ messages, older, readingId, canRead, handedOver, actions }: VirtualMessagesProps) {
  const { t } = useTranslation('revvy');
  const { scroller, virtualizer, isAway, goToEnd } = useVirtualMessages(messages);
  const handedIndex = handedOver ? messages.findIndex(({ id }) => id === handedOver.upTo) : -1;
  const items = virtualizer.getVirtualItems();
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        role="log"
        aria-label={t('chat')}
        // Answers are announced when complete, not word by word.
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be focusable by keyboard
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
                    asked={messages[index - 1]?.content ?? ''}
                    newDay={newDayAt(messages, index)}
                    isLast={index === messages.length - 1}
                    canEdit={index === messages.length - 2 && messages.at(-1)?.status !== 'streaming'}
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
      <OlderMessages older={older} isNear={(items[0]?.index ?? olderFrom) < olderFrom} />
      {isAway && <ToNewestButton label={t('toNewest')} onClick={goToEnd} />}
    </div>
  );
}
