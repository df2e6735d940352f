import { orpc } from '@/lib/api/api.ts';

/** Available sign-in providers. They do not change while the server runs. */
export const providersOptions = orpc.auth.providers.queryOptions({ staleTime: Number.POSITIVE_INFINITY });
