import { Suspense } from 'react';
import { lazyPart } from '@/lib/page/lazy-part.ts';

const CommentsDialog = lazyPart(async () => {
  const { CommentsDialog } = await import('./comments-dialog.tsx');
  return { default: CommentsDialog };
});

interface PostCommentsProps {
  /** The post named in the address whose comments are open. */
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
