import type { Person } from '@pahiya/contract/community/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, orpc } from '@/lib/api.ts';
import { forgetAuthor, hideAuthor } from './queries/post-cache.ts';

/** Mutes somebody, whose posts leave the feed; and takes it back, which brings them again. */
export function useMutePerson({ id, username }: Person) {
  const client = useQueryClient();
  const mute = useMutation({
    mutationFn: () => api.profiles.mute({ username }),
    onSuccess: () => {
      hideAuthor(client, id);
      void client.invalidateQueries({ queryKey: orpc.profiles.key() });
    },
  });
  async function unmute(): Promise<void> {
    await api.profiles.unmute({ username });
    await Promise.all(
      [orpc.community.feed.key(), orpc.profiles.key()].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  }
  return { mute, unmute };
}

/** Blocks somebody: nothing of them stays on the screen. */
export function useBlockPerson({ id, username }: Person) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.profiles.block({ username }),
    onSuccess: () => forgetAuthor(client, id),
  });
}
