import { orpc } from '@/lib/api.ts';

/** Slots and bookings of some days; from today when no day is named. */
export function boardOptions(input: { garageId: string; from?: string | undefined; days: number }) {
  return orpc.desk.garage.board.queryOptions({ input });
}
