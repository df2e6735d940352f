import type { Conversation } from '@pahiya/contract/revvy/schemas';
import { Suspense } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { ChatShell } from '@/layout/chat-shell.tsx';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import type { AskedPlace } from '../types.ts';
import { type ConversationAddress, useOpenConversation } from '../use-open-conversation.ts';
import { useOpenTitle } from '../use-shown-title.ts';
import { Chat } from './chat.tsx';
import { ChatHeader } from './chat-header.tsx';
import { questionBoxId } from './composer.tsx';
import { ConversationPanel } from './conversations/conversation-panel.tsx';

const ConversationSheet = lazyPart(async () => {
  const { ConversationSheet } = await import('./conversations/conversation-sheet.tsx');
  return { default: ConversationSheet };
});

interface RevvyScreenProps extends ConversationAddress {
  userId: string;
  near: AskedPlace | null;
  isListOpen: boolean;
  onList: () => void;
  onListClose: () => void;
}

export function RevvyScreen(props: RevvyScreenProps) {
  const { userId, near, isListOpen, onList, onListClose, ...address } = props;
  const { t } = useTranslation('revvy');
  const open = useOpenConversation(address, onListClose);
  const title = useOpenTitle(open.conversation);
  const startNew = () => void open.startNew();
  const panel = {
    openId: open.conversation,
    onNew: startNew,
    onDelete: (removed: Conversation) => void open.remove(removed),
    onRename: open.rename,
    onOpen: open.countOpening,
  };
  return (
    <ChatShell aside={<ConversationPanel {...panel} />} skip={{ to: questionBoxId, text: t('skip') }}>
      <ChatHeader
        title={title}
        conversationId={title === t('title.new') ? undefined : open.conversation}
        onNew={startNew}
        onConversations={onList}
      />
      <Chat
        key={open.place}
        conversationId={open.openId}
        isNew={!open.conversation}
        openings={open.openings}
        userId={userId}
        near={near}
        begin={open.begin}
        onBegun={open.noteBegun}
        onRefused={open.takeBack}
        onNew={() => address.onGo(undefined, 'replace')}
      />
      {isListOpen && (
        <Suspense>
          <ConversationSheet {...panel} onClose={onListClose} />
        </Suspense>
      )}
    </ChatShell>
  );
}
