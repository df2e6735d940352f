import type { Post } from '@pahiya/contract/community/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, orpc } from '@/lib/api/api.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { changePosts, forgetPost } from './queries/post-cache.ts';
import { saveKey } from './queries/presses.ts';
import { withSave } from './rules/lists.ts';

/** Saves or unsaves optimistically. A failure is rolled back and rejects. */
export function useSave({ id: postId }: Pick<Post, 'id'>) {
  const client = useQueryClient();
  const mutationKey = saveKey(postId);
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(':') },
    mutationFn: (isSaved: boolean) => (isSaved ? api.community.save({ postId }) : api.community.unsave({ postId })),
    onMutate: (isSaved) => changePosts(client, withSave(postId, isSaved)),
    onError: (error, isSaved) => {
      // Already saved, for example on another device, so the shown state is right.
      if (errorCode(error) === 'ALREADY_SAVED') return;
      changePosts(client, withSave(postId, !isSaved));
      if (errorCode(error) === 'NOT_FOUND') forgetPost(client, postId);
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) {
        void client.invalidateQueries({ queryKey: orpc.community.saved.key() });
      }
    },
  });
}
