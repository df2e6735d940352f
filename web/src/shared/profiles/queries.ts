import { orpc } from '@/lib/api/api.ts';

/** The signed-in customer's own profile. */
export function ownProfile() {
  return orpc.profiles.me.queryOptions();
}
