import type { DeskTicket } from '@pahiya/contract/desk/support/schemas';
import type { TicketPriority, TicketStatus } from '@pahiya/contract/support/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { api, orpc } from '@/lib/api/api.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { notify } from '@/ui/notify.ts';
import { deskTicketOptions } from './queries/inbox.ts';

/** Refetches the lists of tickets. */
export function useRenewInbox(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: orpc.desk.support.inbox.key() });
}

/** Caches the server's answer. Refetches the ticket after a refusal, because somebody else changed it first. */
function useTicketCache(ticketId: string) {
  const client = useQueryClient();
  const renewInbox = useRenewInbox();
  const { queryKey } = deskTicketOptions(ticketId);
  return {
    // Runs changes one after another, so the cached answer is the newest.
    scope: { id: `desk ticket ${ticketId}` },
    read: () => client.getQueryData(queryKey),
    onSuccess(ticket: DeskTicket) {
      client.setQueryData(queryKey, ticket);
      renewInbox();
    },
    async onError() {
      renewInbox();
      await client.refetchQueries({ queryKey });
    },
  };
}

/** Assigns the ticket to an agent or to nobody. Reports when somebody else reassigned it in the meantime. */
export function useAssign(ticket: DeskTicket): (agentId: string | null) => void {
  const { t } = useTranslation('inbox');
  const failureText = useFailureText();
  const { read, ...handlers } = useTicketCache(ticket.id);
  const { mutate } = useMutation({
    mutationFn: (agentId: string | null) =>
      api.desk.support.take({ ticketId: ticket.id, agentId, heldBy: ticket.agent?.id ?? null }),
    ...handlers,
  });
  return (agentId) =>
    mutate(agentId, {
      onSuccess: ({ agent }) =>
        notify.success(agent ? t('agent.given', { name: agent.name }) : t('agent.released'), undefined, ticket.id),
      onError(error) {
        if (errorCode(error) === 'NOT_FOUND') return notify.error(t('agent.gone'));
        if (errorCode(error) !== 'TICKET_TAKEN') return notify.error(t('failed'), failureText(error) ?? undefined);
        const holder = read()?.agent?.name;
        notify.error(t('agent.taken'), holder ? t('agent.takenBy', { name: holder }) : t('agent.takenByNobody'));
      },
    });
}

/** Sets status or priority. Reports the current status when the change is not allowed. */
export function useSetTicket(
  ticket: DeskTicket,
): (change: { status?: TicketStatus; priority?: TicketPriority }) => void {
  const { t } = useTranslation(['inbox', 'support']);
  const failureText = useFailureText();
  const { read, ...handlers } = useTicketCache(ticket.id);
  const { mutate } = useMutation({
    mutationFn: (change: { status?: TicketStatus; priority?: TicketPriority }) =>
      api.desk.support.setTicket({ ticketId: ticket.id, ...change }),
    ...handlers,
  });
  return (change) =>
    mutate(change, {
      onError(error) {
        if (errorCode(error) !== 'NOT_POSSIBLE') return notify.error(t('failed'), failureText(error) ?? undefined);
        const status = read()?.status ?? ticket.status;
        notify.error(t('notPossible'), t('nowIs', { status: t(`support:status.${status}`) }));
      },
    });
}

export function useAddNote(ticketId: string) {
  const { read: _read, ...handlers } = useTicketCache(ticketId);
  return useMutation({ mutationFn: (text: string) => api.desk.support.addNote({ ticketId, text }), ...handlers });
}
