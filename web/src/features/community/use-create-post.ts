import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orpc } from '@/lib/api/api.ts';
import { showNewPost } from './queries/post-cache.ts';

export const createPostKey = ['community', 'create'];

export function useCreatePost() {
  const client = useQueryClient();
  return useMutation(
    orpc.community.create.mutationOptions({
      mutationKey: createPostKey,
      onSuccess: (post) => showNewPost(client, post),
    }),
  );
}
