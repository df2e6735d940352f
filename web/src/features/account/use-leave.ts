import { useRouter } from '@tanstack/react-router';
import { api } from '@/lib/api/api.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { useSignOut } from '@/lib/session/use-sign-out.ts';
import { forgetOnDevice } from './storage.ts';

/** Deactivates or deletes the account. Throws when the server refuses; otherwise signs out here too. */
export function useLeave() {
  const router = useRouter();
  const { followEnd } = useSignOut();
  const userId = useSession().user?.id;
  return {
    async deactivate(): Promise<void> {
      await api.account.deactivate();
      await followEnd();
    },
    async remove(proof: string): Promise<void> {
      await api.account.delete({ proof });
      if (userId) forgetOnDevice(userId);
      await followEnd();
      await router.navigate({ to: '/auth' });
    },
  };
}
