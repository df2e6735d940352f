import { useEffect } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { notify } from '@/ui/notify.ts';
import type { MessageRowActions } from '../types.ts';
import type { useChat } from '../use-chat.ts';
import type { HandedOver } from '../use-ticket.ts';
import { ChatLoadFailed } from './chat-load-failed.tsx';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { VirtualMessages } from './virtual-messages.tsx';
import { Welcome } from './welcome.tsx';

type Query = ReturnType<typeof useChat>['query'];

interface ChatMessagesProps {
  chat: Pick<ReturnType<typeof useChat>, 'query' | 'messages'>;
  isNew: boolean;
  readingId: string | null;
  canRead: boolean;
  handedOver: HandedOver | null;
  actions: MessageRowActions;
  onAsk: (text: string) => void;
  onNew: () => void;
}

/** The messages, the welcome text before the first one, or the reason why nothing can be shown. */
export function ChatMessages({ chat: { query, messages }, isNew, onAsk, onNew, ...rows }: ChatMessagesProps) {
  const hasFailed = hasLoadFailed(query);
  useLoadNotice(hasFailed);
  if (hasFailed) {
    return (
      <ChatLoadFailed
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
        onNew={onNew}
      />
    );
  }
  if (messages.length > 0) return <VirtualMessages messages={messages} older={query} {...rows} />;
  return isNew || query.data ? <Welcome onAsk={onAsk} /> : <ChatSkeleton />;
}

/** A loaded conversation can fail too: another tab may have deleted it. */
export function hasLoadFailed(query: Query): boolean {
  return query.isError && (!query.data || errorCode(query.error) === 'NOT_FOUND');
}

function useLoadNotice(hasFailed: boolean) {
  const { t } = useTranslation('revvy');
  const text = t('failure.load');
  useEffect(() => {
    if (hasFailed) notify.error(text);
  }, [hasFailed, text]);
}
