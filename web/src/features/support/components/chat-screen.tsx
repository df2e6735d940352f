import type { TicketDetail } from '@pahiya/contract/support/schemas';
import { useEffect } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { ChatShell } from '@/layout/chat-shell.tsx';
import { notify } from '@/ui/notify.ts';
import { Spinner } from '@/ui/spinner.tsx';
import type { useTyping } from '../use-typing.ts';
import { ChatHeader } from './chat-header.tsx';
import { Conversation } from './conversation.tsx';
import { EarlierChat } from './earlier-chat.tsx';
import { LoadProblem } from './load-problem.tsx';
import { ClosedNotice } from './reopen-button.tsx';

interface ChatScreenProps {
  ticket: TicketDetail | undefined;
  opening: { error: unknown; isFetching: boolean; refetch: () => unknown };
  userId: string;
  typing: ReturnType<typeof useTyping>;
}

export function ChatScreen({ ticket, opening, userId, typing }: ChatScreenProps) {
  const { t } = useTranslation('support');
  const hasFailed = Boolean(opening.error) && !ticket;
  useOpenNotice(hasFailed);
  return (
    <ChatShell>
      <ChatHeader ticket={ticket} />
      {ticket && <EarlierChat ticketId={ticket.id} />}
      {ticket ? (
        <Conversation
          key={ticket.id}
          ticket={ticket}
          userId={userId}
          typing={typing}
          closed={<ClosedNotice ticketId={ticket.id} />}
          className="flex-1"
        />
      ) : (
        <div className="flex flex-1 items-center justify-center overflow-y-auto">
          {hasFailed ? (
            <LoadProblem
              error={opening.error}
              title={t('chat.initFailed')}
              isRetrying={opening.isFetching}
              onRetry={() => void opening.refetch()}
            />
          ) : (
            <Spinner size="large" label={t('chat.loading')} className="text-accent" />
          )}
        </div>
      )}
    </ChatShell>
  );
}

function useOpenNotice(hasFailed: boolean) {
  const { t } = useTranslation(['support', 'common']);
  const title = t('common:error.title');
  const text = t('chat.initFailed');
  useEffect(() => {
    if (hasFailed) notify.error(title, text);
  }, [hasFailed, title, text]);
}
