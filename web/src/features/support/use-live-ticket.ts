import { useSession } from '@/lib/session/use-session.ts';
import { useLive } from '@/shared/live/use-live.ts';
import type { Side } from './types.ts';
import { useRenewTicket } from './use-conversation.ts';
import { useTyping } from './use-typing.ts';

/** Keeps a ticket current: its messages, marks, status and the typing indicator. */
export function useLiveTicket(ticketId: string | undefined, side: Side = 'customer'): ReturnType<typeof useTyping> {
  const userId = useSession().user?.id;
  const renew = useRenewTicket(side);
  const typing = useTyping({ ticketId: ticketId ?? '', userId, side });
  useLive(
    ticketId ? [`support:${ticketId}`, `typing:${ticketId}`] : [],
    ({ topic, id }) => {
      if (topic.startsWith('typing:')) typing.received(id);
      else if (ticketId) renew(ticketId);
    },
    { hasStartEvent: true },
  );
  return typing;
}
