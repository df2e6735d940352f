import { orpc } from '@/lib/api.ts';

/** Who else signs customers in here; the same as long as the server runs. */
export const providersOptions = orpc.auth.providers.queryOptions({ staleTime: Number.POSITIVE_INFINITY });
