import type { QueryClient } from '@tanstack/react-query';

/** Mutation keys of a post's presses. Older responses must not overwrite a press. */
export const likeKey = (postId: string) => ['community', 'like', postId];
export const saveKey = (postId: string) => ['community', 'save', postId];

/** Whether a press is pending or newer than the request, so that it outranks the response. */
export function wasPressed(client: QueryClient, mutationKey: string[], since: number): boolean {
  const presses = client.getMutationCache().findAll({ mutationKey });
  return presses.some(({ state }) => state.status === 'pending' || state.submittedAt >= since);
}
