import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

/** The ticket that holds a conversation up to this message; what comes after it can be handed over anew. */
export interface HandedOver {
  ticket: string;
  upTo: string;
}

/** Known until the page is loaded anew: asked again, the server answers with the same ticket. */
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
