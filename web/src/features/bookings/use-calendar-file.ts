import { useMutation } from '@tanstack/react-query';
import { api } from '@/lib/api.ts';

/** Saves a booking as a calendar file, which the device offers to its calendar. */
export function useCalendarFile(onFailure: () => void) {
  return useMutation({
    mutationFn: async (bookingId: string) => save(await api.bookings.calendar({ bookingId })),
    onError: onFailure,
  });
}

const longEnoughMs = 60_000;

function save(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Only once the browser has certainly read it.
  setTimeout(() => URL.revokeObjectURL(address), longEnoughMs);
}
