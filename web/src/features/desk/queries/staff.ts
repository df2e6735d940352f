import { orpc } from '@/lib/api.ts';

/** What the signed-in person may do at the desk; roles change while the desk is open. */
export function staffOptions() {
  return orpc.desk.me.queryOptions({ staleTime: 60_000 });
}

/** Garages to work at whose name or place holds `search`. */
export function workplacesOptions(search: string) {
  return orpc.desk.workplaces.queryOptions({ input: { search } });
}
