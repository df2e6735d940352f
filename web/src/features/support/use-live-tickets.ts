import { useQueryClient } from '@tanstack/react-query';
import { orpc } from '@/lib/api/api.ts';
import { useLive } from '@/shared/live/use-live.ts';

/** Shows changes of the customer's tickets at once. */
export function useLiveTickets(): void {
  const client = useQueryClient();
  const renew = () => void client.invalidateQueries({ queryKey: orpc.support.tickets.key() });
  useLive(['support'], renew, { hasStartEvent: true });
}
