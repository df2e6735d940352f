import { useMutation } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';
import { saveFile } from '@/lib/page/save-file.ts';

/** Downloads a booking as a calendar file. */
export function useCalendarFile(onFailure: () => void) {
  return useMutation({
    mutationFn: async (bookingId: string) => saveFile(await api.bookings.calendar({ bookingId })),
    onError: onFailure,
  });
}
