import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { ChatScreen } from '@/features/support/components/chat-screen.tsx';
import { useLiveTicket } from '@/features/support/use-live-ticket.ts';
import { useChatTicket } from '@/features/support/use-ticket.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import { useSession } from '@/lib/session/use-session.ts';

export const Route = createFileRoute('/_guarded/support/chat')({
  loader: ({ context: { i18n } }) => bringTexts(i18n, ['support']),
  head: ({ match: { context } }) => ({ meta: [{ title: `${context.i18n.t('support:chat.title')} · ${brand.name}` }] }),
  component: SupportChat,
});

function SupportChat() {
  const { user } = useSession();
  const { opened, ticket } = useChatTicket();
  const typing = useLiveTicket(ticket?.id);
  if (!user) return null;
  return <ChatScreen key={user.id} ticket={ticket} opening={opened} userId={user.id} typing={typing} />;
}
