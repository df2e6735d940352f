import type { QueryClient } from '@tanstack/react-query';

/** What a press is doing to a post; an older answer must not be shown over it. */
export const likeKey = (postId: string) => ['community', 'like', postId];
export const saveKey = (postId: string) => ['community', 'save', postId];

/** A press that is under way, or that came after the question, knows better than the answer. */
export function wasPressed(client: QueryClient, mutationKey: string[], since: number): boolean {
  const presses = client.getMutationCache().findAll({ mutationKey });
  return presses.some(({ state }) => state.status === 'pending' || state.submittedAt >= since);
}
