import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { notify } from '@/ui/notify.ts';
import { Spinner } from '@/ui/spinner.tsx';
import { lastOfOthers } from '../rules/messages.ts';
import type { ConversationTicket, Side } from '../types.ts';
import { useConnection } from '../use-connection.ts';
import { useConversation } from '../use-conversation.ts';
import { SideContext } from '../use-side.ts';
import type { useTyping } from '../use-typing.ts';
import { useUnsentMessages } from '../use-unsent-messages.ts';
import { ConversationView } from './conversation-view.tsx';
import { LoadProblem } from './load-problem.tsx';
import { MessageComposer, type MessageComposerProps } from './message-composer.tsx';

const refusals: Partial<Record<string, 'chat.closedMeanwhile' | 'chat.fileGone'>> = {
  TICKET_CLOSED: 'chat.closedMeanwhile',
  FILE_NOT_FOUND: 'chat.fileGone',
};

interface ConversationProps extends Pick<MessageComposerProps, 'boxId' | 'tools'> {
  ticket: ConversationTicket;
  userId: string;
  side?: Side;
  typing: ReturnType<typeof useTyping>;
  closed: ReactNode;
  className?: string;
}

export function Conversation({
  ticket,
  userId,
  side = 'customer',
  typing,
  closed,
  className,
  ...composer
}: ConversationProps) {
  const { t } = useTranslation(['support', 'common']);
  const { data: messages, error, isFetching, refetch } = useConversation(ticket.id, side);
  const arrived = useMemo(() => new Set(messages?.map(({ id }) => id)), [messages]);
  const unsent = useUnsentMessages({
    ticketId: ticket.id,
    userId,
    side,
    arrived,
    onFailed: (code) => notify.error(t('common:error.title'), t(refusals[code ?? ''] ?? 'chat.sendFailed')),
  });
  const lastHeard = lastOfOthers(messages ?? [], side);
  const { stopped } = typing;
  useEffect(() => {
    if (lastHeard > 0) stopped();
  }, [lastHeard, stopped]);

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
  const items = unsent.items.filter(({ id }) => !arrived.has(id));
  return (
    <SideContext value={side}>
      <ConversationView
        ticket={ticket}
        messages={messages}
        unsent={{ ...unsent, items }}
        writer={typing.writer}
        className={className}
      />
      <ConnectionNotice />
      {ticket.status === 'closed' ? (
        closed
      ) : (
        <MessageComposer
          {...composer}
          text={unsent.text}
          onText={unsent.setText}
          onSend={unsent.send}
          onTyping={typing.send}
        />
      )}
    </SideContext>
  );
}

function ConnectionNotice() {
  const { t } = useTranslation('support');
  const isConnected = useConnection();
  return (
    <div role="status" className="mx-auto w-full max-w-3xl shrink-0 px-3 md:px-4">
      {!isConnected && (
        <p className="rounded-control bg-accent-soft px-3 py-2 text-on-accent-soft text-sm">{t('chat.missed')}</p>
      )}
    </div>
  );
}
