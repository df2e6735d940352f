import { useMutation } from '@tanstack/react-query';
import { api } from '@/lib/api.ts';
import { saveFile } from '@/lib/save-file.ts';

/** Saves a booking as a calendar file, which the device offers to its calendar. */
export function useCalendarFile(onFailure: () => void) {
  return useMutation({
    mutationFn: async (bookingId: string) => saveFile(await api.bookings.calendar({ bookingId })),
    onError: onFailure,
  });
}
