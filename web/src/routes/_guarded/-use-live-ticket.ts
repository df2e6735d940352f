import { useLive } from '@/features/live/use-live.ts';
import { useRenewTicket } from '@/features/support/use-conversation.ts';
import { useTyping } from '@/features/support/use-typing.ts';

/** A ticket stays as it is now: its messages, marks and state, and who is writing. */
export function useLiveTicket(ticketId: string | undefined): ReturnType<typeof useTyping> {
  const renew = useRenewTicket();
  const typing = useTyping(ticketId ?? '');
  useLive(ticketId ? [`support:${ticketId}`, `typing:${ticketId}`] : [], ({ topic, id }) => {
    if (topic.startsWith('typing:')) typing.heard(id);
    else if (ticketId) renew(ticketId);
  });
  return typing;
}
