import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '@/lib/api-errors.ts';
import { notify } from '@/ui/notify.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { plainText } from '../rules/plain-text.ts';
import type { AskedPlace, MessageRowActions } from '../types.ts';
import { useAsk } from '../use-ask.ts';
import { useChat } from '../use-chat.ts';
import { useRate } from '../use-rate.ts';
import { useReadAloud } from '../use-read-aloud.ts';
import { useTicket } from '../use-ticket.ts';
import { ChatLoadFailed } from './chat-load-failed.tsx';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { Composer, type ComposerHandle } from './composer.tsx';
import { VirtualMessages } from './virtual-messages.tsx';
import { Welcome } from './welcome.tsx';

const HandOverDialog = lazy(async () => {
  const { HandOverDialog } = await import('./hand-over-dialog.tsx');
  return { default: HandOverDialog };
});

interface ChatProps {
  conversationId: string;
  /** Whether it begins with the first question. */
  isNew: boolean;
  /** Grows when somebody is about to ask here. */
  turn: number;
  userId: string;
  near: AskedPlace | null;
  /** Makes the conversation; answers whether it is there. */
  begin: () => Promise<boolean>;
  /** Its first question is stored. */
  onBegun: () => void;
  /** Its first question was refused. */
  onRefused: () => Promise<void>;
  onNew: () => void;
}

/** One conversation: its messages and the box to ask in. */
export function Chat(props: ChatProps) {
  const { conversationId, isNew, turn, userId, near, begin, onBegun, onRefused, onNew } = props;
  const { t } = useTranslation('revvy');
  const [told, setTold] = useState('');
  const [isHandingOver, setHandingOver] = useState(false);
  const composer = useRef<ComposerHandle>(null);
  const onEnded = (reply: RevvyMessage) => setTold(spoken(reply));
  const chat = useChat({ conversationId, isNew, onBegun, onRefused, onEnded });
  const { ask, retry, stop } = useAsk({ chat, near, begin: async () => !isNew || (await begin()) });
  const { readingId, isSupported, read, stop: stopReading } = useReadAloud();
  const rate = useRate(chat.cache);
  const { handedOver, keep } = useTicket(conversationId);
  const { query, messages } = chat;

  const latest = useRef<MessageRowActions>(undefined);
  latest.current = {
    onRetry(reply) {
      // What is read is not the answer any longer.
      if (readingId === reply.id) stopReading();
      if (handedOver?.upTo === reply.id) keep(null);
      void retry(reply);
    },
    onRate: (reply, thumb) => void rate(reply, thumb),
    onRead: (reply) => void read(reply),
    onStopReading: stopReading,
    onSupport: () => setHandingOver(true),
  };
  // The same for ever, so that no message is drawn again because of them.
  const actions = useMemo<MessageRowActions>(
    () => ({
      onRetry: (reply) => latest.current?.onRetry(reply),
      onRate: (reply, thumb) => latest.current?.onRate(reply, thumb),
      onRead: (reply) => latest.current?.onRead(reply),
      onStopReading: () => latest.current?.onStopReading(),
      onSupport: () => latest.current?.onSupport(),
    }),
    [],
  );
  // Another tab may have deleted it.
  const hasFailed = query.isError && (!query.data || errorCode(query.error) === 'NOT_FOUND');
  useLoadNotice(hasFailed);
  useEffect(() => {
    if (turn > 0 && hasKeyboard()) composer.current?.focus();
  }, [turn]);

  function spoken(reply: RevvyMessage): string {
    const failure = reply.failure ? t(`interrupted.${reply.failure}`) : '';
    return [plainText([reply.warning, reply.content].filter(Boolean).join('\n')), failure].filter(Boolean).join(' ');
  }

  return (
    <>
      {!isNew && query.isPending && <ChatSkeleton />}
      {hasFailed && (
        <ChatLoadFailed
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
          onNew={onNew}
        />
      )}
      {(isNew || query.data) && !hasFailed && messages.length === 0 && (
        <Welcome onAsk={(text) => composer.current?.ask(text)} />
      )}
      {messages.length > 0 && !hasFailed && (
        <VirtualMessages
          messages={messages}
          older={query}
          readingId={readingId}
          canRead={isSupported}
          handedOver={handedOver}
          actions={actions}
        />
      )}
      <Composer
        ref={composer}
        draft={{ userId, chatId: isNew ? 'new' : conversationId }}
        isPending={chat.pending !== null}
        isStopping={chat.isStopWanted}
        isBlocked={hasFailed || (!isNew && !query.data)}
        onAsk={ask}
        onStop={() => void stop()}
      />
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      {isHandingOver && (
        <Suspense>
          <HandOverDialog
            conversationId={conversationId}
            onDone={(ticket) => keep({ ticket, upTo: messages.at(-1)?.id ?? '' })}
            onClose={() => setHandingOver(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** On a phone the keyboard would come over what one wants to read. */
function hasKeyboard(): boolean {
  return window.matchMedia('(hover: hover) and (pointer: fine)').matches;
}

function useLoadNotice(hasFailed: boolean) {
  const { t } = useTranslation('revvy');
  const text = t('failure.load');
  useEffect(() => {
    if (hasFailed) notify.error(text);
  }, [hasFailed, text]);
}
