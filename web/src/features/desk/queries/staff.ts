import { orpc } from '@/lib/api.ts';

/** What the signed-in user may do at the desk. Roles can change while it is open. */
export function staffOptions() {
  return orpc.desk.me.queryOptions({ staleTime: 60_000 });
}

/** Garages the user may work at whose name or location contains `search`. */
export function workplacesOptions(search: string) {
  return orpc.desk.workplaces.queryOptions({ input: { search } });
}
