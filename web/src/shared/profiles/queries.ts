import { orpc } from '@/lib/api/api.ts';

export function ownProfile() {
  return orpc.profiles.me.queryOptions();
}
