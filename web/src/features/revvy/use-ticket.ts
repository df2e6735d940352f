import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

/** The ticket with a conversation up to this message. Later messages can be handed over again. */
export interface HandedOver {
  ticket: string;
  upTo: string;
}

/** Remembered until the page is reloaded. A repeated request gets the same ticket from the server. */
export function useTicket(conversationId: string) {
  const client = useQueryClient();
  const queryKey = ['revvy', 'ticket', conversationId];
  const { data } = useQuery<HandedOver | null>({
    queryKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return {
    handedOver: data ?? null,
    keep: (handedOver: HandedOver | null) => void client.setQueryData(queryKey, handedOver),
  };
}
