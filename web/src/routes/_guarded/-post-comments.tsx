import { lazy, Suspense } from 'react';

const CommentsDialog = lazy(async () => {
  const { CommentsDialog } = await import('@/features/community/components/comments-dialog.tsx');
  return { default: CommentsDialog };
});

interface PostCommentsProps {
  /** The post whose comments the address asks for. */
  postId: string | undefined;
  onClose: () => void;
}

export function PostComments({ postId, onClose }: PostCommentsProps) {
  if (!postId) return null;
  return (
    <Suspense>
      <CommentsDialog postId={postId} onClose={onClose} />
    </Suspense>
  );
}
