import type { NextFree } from '@pahiya/contract/garages/schemas';
import { queryOptions } from '@tanstack/react-query';
import { send } from '@/lib/api/send.ts';
import { serverOrigin } from '@/lib/connection/server-origin.ts';

/** Asked for again every minute, because other customers book. Never part of a rendered page, which is kept longer. */
export function nextFreeOptions(garageIds: readonly string[]) {
  const ids = garageIds.join();
  return queryOptions({
    queryKey: ['garages', 'nextFree', ids],
    queryFn: ({ signal }) => readNextFree(ids, signal),
    enabled: ids !== '',
    staleTime: 30_000,
    refetchInterval: 60_000,
    retry: false,
  });
}

/** A visitor's page makes no other call at first, and the API's client would be a tenth of its script. */
async function readNextFree(garageIds: string, signal: AbortSignal): Promise<NextFree[]> {
  const address = new URL('/api/garages/next-free', serverOrigin());
  address.searchParams.set('garageIds', garageIds);
  const answer = await send(new Request(address), { credentials: 'same-origin', signal });
  if (!answer.ok) throw new Error(`The free slots answered ${answer.status}`);
  return (await answer.json()) as NextFree[];
}
