import type { Board, DeskBookingDetail } from '@pahiya/contract/desk/garage/schemas';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { orpc } from '@/lib/api/api.ts';
import { deskBookingOptions } from './queries/garage.ts';

/** The open booking. Until it is loaded, the board's copy without the history is used. */
export function useBooking(bookingId: string) {
  const client = useQueryClient();
  return useQuery({ ...deskBookingOptions(bookingId), placeholderData: () => findOnBoards(client, bookingId) });
}

function findOnBoards(client: QueryClient, bookingId: string): DeskBookingDetail | undefined {
  const boards = client.getQueriesData<Board>({ queryKey: orpc.desk.garage.board.key() });
  const bookings = boards.flatMap(([, board]) =>
    board ? [...board.needsReassignment, ...board.days.flatMap((day) => day.bookings)] : [],
  );
  const found = bookings.find(({ id }) => id === bookingId);
  return found && { ...found, history: [] };
}
