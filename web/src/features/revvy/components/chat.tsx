import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { notify } from '@/ui/notify.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { turnOf } from '../rules/messages.ts';
import { spokenAnswer } from '../rules/spoken.ts';
import type { AskedPlace } from '../types.ts';
import { useAnswerActions } from '../use-answer-actions.ts';
import { useAsk } from '../use-ask.ts';
import { useChat } from '../use-chat.ts';
import { useMessageActions } from '../use-message-actions.ts';
import { useReadAloud } from '../use-read-aloud.ts';
import { useTicket } from '../use-ticket.ts';
import { ChatMessages, hasLoadFailed } from './chat-messages.tsx';
import { Composer, type ComposerHandle } from './composer.tsx';

const HandOverDialog = lazyPart(async () => {
  const { HandOverDialog } = await import('./hand-over-dialog.tsx');
  return { default: HandOverDialog };
});

interface ChatProps {
  conversationId: string;
  /** The conversation is created with its first question. */
  isNew: boolean;
  /** Increases when the user starts or opens a conversation; the question box is focused then. */
  openings: number;
  userId: string;
  near: AskedPlace | null;
  /** Creates the conversation. Resolves to whether it exists. */
  begin: () => Promise<boolean>;
  /** The first question is stored. */
  onBegun: () => void;
  onRefused: () => Promise<void>;
  onNew: () => void;
}

export function Chat(props: ChatProps) {
  const { conversationId, isNew, openings, userId, near, begin, onBegun, onRefused, onNew } = props;
  const { t } = useTranslation('revvy');
  const [announcement, setAnnouncement] = useState('');
  const [isHandingOver, setHandingOver] = useState(false);
  const composer = useComposer(openings);
  const chat = useChat({ conversationId, isNew, onBegun, onRefused, onEnded: announce, onWhole });
  const { query, messages } = chat;
  const { ask, retry, edit, stop } = useAsk({ chat, near, begin: async () => !isNew || (await begin()) });
  const { readingId, isSupported, read, stop: stopReading } = useReadAloud();
  const { rate, show } = useAnswerActions(chat.cache);
  const { handedOver, keep } = useTicket(conversationId);
  const actions = useMessageActions({
    onRetry: (reply) => {
      const turn = replaced(reply);
      if (turn) void retry(turn);
    },
    onEdit: async (question, text) => {
      const turn = replaced(question);
      return turn !== undefined && (await edit(turn, text));
    },
    onShow: (reply, version) => {
      if (replaced(reply)) void show(reply, version);
    },
    onRate: (reply, thumb) => void rate(reply, thumb),
    onRead: (reply) => void read(reply),
    onStopReading: stopReading,
    onSupport: () => setHandingOver(true),
    onAsk: (text) => {
      if (!chat.pending) void ask(text, []);
    },
  });

  /** The turn whose answer is about to be replaced: it is no longer read aloud, and support has another one. */
  function replaced(message: RevvyMessage) {
    const turn = turnOf(messages, message);
    if (turn && readingId === turn.reply.id) stopReading();
    if (turn && handedOver) keep(null);
    return turn;
  }

  function announce(reply: RevvyMessage) {
    setAnnouncement(spokenAnswer(reply, reply.failure && t(`interrupted.${reply.failure}`)));
  }

  function onWhole() {
    notify.info(t('message.whole'));
  }

  return (
    <>
      <ChatMessages
        chat={chat}
        isNew={isNew}
        readingId={readingId}
        canRead={isSupported}
        handedOver={handedOver}
        actions={actions}
        onAsk={(text) => composer.current?.ask(text)}
        onNew={onNew}
      />
      <Composer
        ref={composer}
        draft={{ userId, chatId: isNew ? 'new' : conversationId }}
        isPending={chat.pending !== null}
        isStopping={chat.isStopWanted}
        isBlocked={hasLoadFailed(query) || (!isNew && !query.data)}
        onAsk={ask}
        onStop={() => void stop()}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
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

/** Focuses the question box, except on touch devices, where the keyboard would cover the messages. */
function useComposer(openings: number) {
  const composer = useRef<ComposerHandle>(null);
  useEffect(() => {
    const hasKeyboard = window.matchMedia('(hover: hover) and (pointer: fine)').matches;
    if (openings > 0 && hasKeyboard) composer.current?.focus();
  }, [openings]);
  return composer;
}
