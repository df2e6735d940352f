import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { postForReader } from '../queries/posts.ts';
import { CommentSection } from './comment-section.tsx';

interface CommentsDialogProps {
  postId: string;
  onClose: () => void;
}

export function CommentsDialog({ postId, onClose }: CommentsDialogProps) {
  const { t } = useTranslation('community');
  const { user } = useSession();
  const { data: post } = useQuery({ ...postForReader(postId, user?.id ?? ''), enabled: user !== null });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('comments.title')}>
      <CommentSection postId={postId} canComment={post?.canComment ?? true} />
    </Dialog>
  );
}
