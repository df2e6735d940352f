import { useTranslation } from 'react-i18next';
import { Dialog } from '@/ui/dialog.tsx';
import { CommentSection } from './comment-section.tsx';

interface CommentsDialogProps {
  postId: string;
  onClose: () => void;
}

export function CommentsDialog({ postId, onClose }: CommentsDialogProps) {
  const { t } = useTranslation('community');
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('comments.title')}>
      <CommentSection postId={postId} />
    </Dialog>
  );
}
