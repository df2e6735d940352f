import { useQueryClient } from '@tanstack/react-query';
import { orpc } from '@/lib/api/api.ts';
import { useLive } from '@/shared/live/use-live.ts';

/** Shows new call requests, and what colleagues recorded, at once. */
export function useLiveCalls(): void {
  const client = useQueryClient();
  const renew = () => void client.invalidateQueries({ queryKey: orpc.desk.support.calls.key() });
  useLive(['desk:support'], renew, { hasStartEvent: true });
}
