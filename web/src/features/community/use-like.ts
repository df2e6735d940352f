import type { Post } from '@pahiya/contract/community/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { changePosts, forgetPost } from './queries/post-cache.ts';
import { likeKey } from './queries/presses.ts';
import { withLike, withLikesOf } from './rules/lists.ts';

/** Likes or unlikes optimistically. A failure is rolled back and rejects. */
export function useLike({ id: postId }: Pick<Post, 'id'>) {
  const client = useQueryClient();
  const mutationKey = likeKey(postId);
  return useMutation({
    mutationKey,
    // Quick presses reach the server in order.
    scope: { id: mutationKey.join(':') },
    mutationFn: (isLiked: boolean) => (isLiked ? api.community.like({ postId }) : api.community.unlike({ postId })),
    onMutate: (isLiked) => changePosts(client, withLike(postId, isLiked)),
    onError: (error, isLiked) => {
      changePosts(client, withLike(postId, !isLiked));
      if (errorCode(error) === 'NOT_FOUND') forgetPost(client, postId);
    },
    onSuccess: (state) => {
      // With another press pending, this response is outdated.
      if (client.isMutating({ mutationKey }) === 1) changePosts(client, withLikesOf(state));
    },
  });
}
