import type { PublicProfile } from '@pahiya/contract/profiles/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, orpc } from '@/lib/api.ts';

const results = {
  block: { isBlocked: true, isFollowing: false, followsReader: false },
  unblock: { isBlocked: false },
  mute: { isMuted: true },
  unmute: { isMuted: false },
} satisfies Record<string, Partial<PublicProfile>>;

/** What hides a person, and what shows them again. */
export type HideAction = keyof typeof results;

/** Blocks, mutes or takes that back; all that was loaded of people and their posts is then read again. */
export function useHide() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ action, username }: { action: HideAction; username: string }) => {
      await api.profiles[action]({ username });
    },
    onSuccess(_done, { action, username }) {
      queryClient.setQueriesData<PublicProfile>({ queryKey: orpc.profiles.get.key() }, (profile) =>
        profile?.username === username ? { ...profile, ...results[action] } : profile,
      );
      for (const queryKey of [orpc.profiles.key(), orpc.community.key()]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}
