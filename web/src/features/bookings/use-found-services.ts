import type { Service } from '@pahiya/contract/garages/schemas';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '@/lib/time/use-debounced.ts';
import { meantServicesQuery } from './queries/services-and-slots.ts';
import { matchServices } from './rules/match-services.ts';

/** Pause in typing before the server is asked. */
const restMs = 300;

interface Searched {
  garageId: string;
  services: readonly Service[];
  text: string;
}

/**
 * Services of a garage that match a text: by name here, otherwise by meaning in any language, which the server knows.
 * Null while the server is asked.
 */
export function useFoundServices({ garageId, services, text }: Searched): Service[] | null {
  const named = matchServices(services, text);
  const wanted = text.trim();
  const settled = useDebounced(wanted, restMs);
  const isUnknown = named.length === 0 && services.length > 0;
  const isAsked = isUnknown && settled === wanted;
  const { data, isPending, fetchStatus } = useQuery({ ...meantServicesQuery(garageId, settled), enabled: isAsked });
  if (!isUnknown) return named;
  if (!isAsked || (isPending && fetchStatus === 'fetching')) return null;
  return services.filter(({ id }) => data?.includes(id));
}
