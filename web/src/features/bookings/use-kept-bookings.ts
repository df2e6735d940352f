import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connection } from '@/lib/connection/connection.ts';
import { logQuietly } from '@/lib/quiet-log.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { bringKeptBookings, keepBookings } from './storage/kept-bookings.ts';

/** Keeps bookings seen on this device readable offline. */
export function useKeptBookings(): void {
  const client = useQueryClient();
  const userId = useSession().user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    return keepBookings(client, userId);
  }, [client, userId]);
  useEffect(() => {
    if (userId === undefined) return;
    function bring(owner: string) {
      if (!connection.isOffline()) return;
      bringKeptBookings(client, owner).catch((error) => logQuietly('The kept bookings cannot be read', error));
    }
    bring(userId);
    return connection.subscribe(() => bring(userId));
  }, [client, userId]);
}
