import { useQueryClient } from '@tanstack/react-query';
import { orpc } from '@/lib/api/api.ts';
import { useLive } from '@/shared/live/use-live.ts';
import { isId } from './rules/board-search.ts';

/** Shows changes by colleagues and customers at once. */
export function useLiveBoard(garageId: string): void {
  const client = useQueryClient();
  const renew = () => void client.invalidateQueries({ queryKey: orpc.desk.garage.key() });
  // An invalid id would be refused together with all other topics.
  useLive(isId(garageId) ? [`desk:${garageId}`] : [], renew, { hasStartEvent: true });
}
