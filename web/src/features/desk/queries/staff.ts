import { orpc } from '@/lib/api/api.ts';

/** Roles of the signed-in user at the desk. They can change while it is open. */
export function staffOptions() {
  return orpc.desk.me.queryOptions({ staleTime: 60_000 });
}

/** Garages the user may work at whose name or location contains `search`. */
export function workplacesOptions(search: string) {
  return orpc.desk.workplaces.queryOptions({ input: { search } });
}
