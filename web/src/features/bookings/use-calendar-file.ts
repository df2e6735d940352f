import { useMutation } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';
import { saveFile } from '@/lib/page/save-file.ts';

export function useCalendarFile(onFailure: () => void) {
  return useMutation({
    mutationFn: async (bookingId: string) => saveFile(await api.bookings.calendar({ bookingId })),
    onError: onFailure,
  });
}
