import type { Comment } from '@pahiya/contract/community/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, orpc } from '@/lib/api/api.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { readStates } from './queries/post-cache.ts';
import { commentsOptions } from './queries/posts.ts';

type CommentPages = InfiniteData<Page<Comment>, string | undefined>;

/** Drops duplicates, because a comment can move to the next page between two fetches. */
export function commentsOf(pages: CommentPages | undefined): Comment[] {
  const comments = pages?.pages.flatMap(({ items }) => items) ?? [];
  return [...new Map(comments.map((comment) => [comment.id, comment])).values()];
}

export function useAddComment(postId: string) {
  const client = useQueryClient();
  return useMutation(
    orpc.community.comment.mutationOptions({
      onSuccess: (comment) => {
        changeComments(client, postId, (items) => [comment, ...items.filter(({ id }) => id !== comment.id)]);
        renewCounts(client, postId);
      },
    }),
  );
}

export function useDeleteComment({ id: commentId, postId }: Pick<Comment, 'id' | 'postId'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      try {
        await api.community.deleteComment({ commentId });
      } catch (error) {
        if (errorCode(error) !== 'NOT_FOUND') throw error;
      }
    },
    onSuccess: () => {
      changeComments(client, postId, undefined, commentId);
      renewCounts(client, postId);
    },
  });
}

function changeComments(
  client: QueryClient,
  postId: string,
  changeFirst: (items: Comment[]) => Comment[] = (items) => items,
  without?: string,
): void {
  client.setQueryData(commentsOptions(postId).queryKey, (pages) => {
    if (!pages) return pages;
    const changed = pages.pages.map((page, index) => {
      const items = page.items.filter(({ id }) => id !== without);
      return { ...page, items: index === 0 ? changeFirst(items) : items };
    });
    return { ...pages, pages: changed };
  });
}

function renewCounts(client: QueryClient, postId: string): void {
  // A failure is ignored, because the next visit to the post fetches the count.
  readStates(client, [postId]).catch(() => undefined);
}
