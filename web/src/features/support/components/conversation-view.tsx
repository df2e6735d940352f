import type { ChatMessage } from '@pahiya/contract/support/schemas';
import { useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useFollowing } from '@/lib/viewport/use-following.ts';
import { cn } from '@/ui/cn.ts';
import { ToNewestButton } from '@/ui/to-newest-button.tsx';
import { hasOpening, momentOf } from '../rules/messages.ts';
import type { ConversationTicket, Outgoing, Writer } from '../types.ts';
import { useSide } from '../use-side.ts';
import { OpeningBubble } from './message-bubble.tsx';
import { DayLine, MessageList } from './message-list.tsx';
import { OutgoingBubble } from './outgoing-bubble.tsx';

interface ConversationViewProps {
  ticket: ConversationTicket;
  messages: readonly ChatMessage[];
  unsent: {
    items: readonly Outgoing[];
    sendAgain: (item: Outgoing) => void;
    discard: (id: string) => void;
  };
  writer: Writer | null;
  className?: string;
}

/** The messages. Scrolls to the newest unless the reader has scrolled up. */
export function ConversationView({ ticket, messages, unsent, writer, className }: ConversationViewProps) {
  const { t } = useTranslation('support');
  const side = useSide();
  // The customer sees this text above the conversation instead.
  const opening = side === 'agent' && hasOpening(ticket) ? ticket : undefined;
  const count = messages.length + unsent.items.length;
  const scroller = useRef<HTMLDivElement>(null);
  const size = count + (writer ? 0.5 : 0);
  const { isAway, goToEnd } = useFollowing({ scroller, size, ownId: unsent.items.at(-1)?.id });
  return (
    <div className={cn('relative min-h-0', className)}>
      <div
        ref={scroller}
        role="log"
        aria-label={t('chat.messages')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be focusable by keyboard
        tabIndex={0}
        className="h-full max-h-[inherit] overflow-y-auto overscroll-contain focus-visible:-outline-offset-3"
      >
        <div className="mx-auto flex w-full max-w-3xl flex-col gap-3 px-4 py-4">
          {opening && (
            <>
              <DayLine date={momentOf(opening.createdAt).date} />
              <OpeningBubble ticket={opening} />
            </>
          )}
          {side === 'customer' && count === 0 && (
            <p className="py-6 text-center text-text-muted">{t('ticket.noMessages')}</p>
          )}
          <MessageList
            messages={messages}
            ticket={ticket}
            before={opening && { ...opening, senderType: 'user', senderName: null }}
          />
          {/* Messages are announced on arrival; the copy being sent is not. */}
          <div aria-live="off" className="contents">
            {unsent.items.map((message) => (
              <OutgoingBubble
                key={message.id}
                message={message}
                onAgain={() => unsent.sendAgain(message)}
                onDiscard={() => unsent.discard(message.id)}
              />
            ))}
          </div>
          {writer && <Writing writer={writer} name={ticket.customerName} />}
        </div>
      </div>
      {isAway && <ToNewestButton label={t('chat.toNewest')} onClick={goToEnd} />}
    </div>
  );
}

function Writing({ writer, name }: { writer: Writer; name: string }) {
  const { t } = useTranslation('support');
  const side = useSide();
  const ofAgent = t(side === 'agent' ? 'chat.typingColleague' : 'chat.typingAgent');
  return (
    <p className="self-start px-1 text-sm text-text-muted italic">
      {writer === 'customer' ? t('chat.typing', { name }) : ofAgent}
    </p>
  );
}
