import type { TicketDetail } from '@pahiya/contract/support/schemas';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@/ui/notify.ts';
import { Spinner } from '@/ui/spinner.tsx';
import { useConversation } from '../use-conversation.ts';
import { useOutbox } from '../use-outbox.ts';
import type { useTyping } from '../use-typing.ts';
import { ConversationView } from './conversation-view.tsx';
import { LoadProblem } from './load-problem.tsx';
import { MessageComposer } from './message-composer.tsx';

interface ConversationProps {
  ticket: TicketDetail;
  userId: string;
  typing: ReturnType<typeof useTyping>;
  /** In place of the box to write in, for a ticket that is closed. */
  closed: ReactNode;
  className?: string;
}

/** What both sides wrote, and the box to write in. */
export function Conversation({ ticket, userId, typing, closed, className }: ConversationProps) {
  const { t } = useTranslation(['support', 'common']);
  const { data: messages, error, isFetching, refetch } = useConversation(ticket.id);
  const outbox = useOutbox({
    ticketId: ticket.id,
    userId,
    onFailed: () => notify.error(t('common:error.title'), t('chat.sendFailed')),
  });
  const agentSeq = messages?.findLast(({ senderType }) => senderType === 'agent')?.seq;
  const { stopped } = typing;
  useEffect(() => {
    if (agentSeq) stopped();
  }, [agentSeq, stopped]);

  if (!messages) {
    return (
      <div className="flex min-h-40 flex-1 items-center justify-center">
        {error ? (
          <LoadProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Spinner size="large" label={t('chat.loading')} className="text-accent" />
        )}
      </div>
    );
  }
  const arrived = new Set(messages.map(({ id }) => id));
  const items = outbox.items.filter(({ id }) => !arrived.has(id));
  return (
    <>
      <ConversationView
        ticket={ticket}
        messages={messages}
        outbox={{ ...outbox, items }}
        isTyping={typing.isTyping}
        className={className}
      />
      {ticket.status === 'closed' ? (
        closed
      ) : (
        <MessageComposer
          text={outbox.text}
          onText={outbox.setText}
          isSending={outbox.isSending}
          onSend={outbox.send}
          onTyping={typing.tell}
        />
      )}
    </>
  );
}
