import type { Post } from '@pahiya/contract/community/schemas';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { BlockDialog } from '@/shared/profiles/components/block-dialog.tsx';
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx';
import { notify } from '@/ui/notify.ts';
import type { PostDialog } from '../types.ts';
import { useDeletePost } from '../use-delete-post.ts';
import { ReportDialog } from './report-dialog.tsx';

interface DialogProps {
  post: Post;
  onClose: () => void;
}

export function PostDialogs({ dialog, ...props }: DialogProps & { dialog: PostDialog }) {
  if (dialog === 'report') return <ReportDialog target="post" targetId={props.post.id} onClose={props.onClose} />;
  if (dialog === 'delete') return <DeletePost {...props} />;
  return <BlockDialog person={props.post.author} onClose={props.onClose} />;
}

function DeletePost({ post, onClose }: DialogProps) {
  const { t } = useTranslation('community');
  const failureText = useFailureText();
  const remove = useDeletePost(post.id);

  async function confirm() {
    try {
      await remove.mutateAsync();
      notify.success(t('delete.done'));
      onClose();
    } catch (error) {
      notify.error(t('delete.failed'), failureText(error) ?? undefined);
    }
  }

  return (
    <ConfirmDialog
      title={t('delete.title')}
      text={t('delete.text')}
      confirm={t('delete.confirm')}
      isBusy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
