import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, orpc } from '@/lib/api/api.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { forgetPost } from './queries/post-cache.ts';

/** Deletes the user's post. One that is already gone counts as deleted. */
export function useDeletePost(postId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      try {
        await api.community.delete({ postId });
      } catch (error) {
        if (errorCode(error) !== 'NOT_FOUND') throw error;
      }
    },
    onSuccess: () => {
      forgetPost(client, postId);
      void client.invalidateQueries({ queryKey: orpc.profiles.me.key() });
    },
  });
}
