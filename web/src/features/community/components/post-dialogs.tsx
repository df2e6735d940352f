import type { Post } from '@pahiya/contract/community/schemas';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/lib/use-failure-text.ts';
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx';
import { notify } from '@/ui/notify.ts';
import type { PostDialog } from '../types.ts';
import { useDeletePost } from '../use-delete-post.ts';
import { useBlockPerson } from '../use-hide-person.ts';
import { ReportDialog } from './report-dialog.tsx';

interface DialogProps {
  post: Post;
  onClose: () => void;
}

export function PostDialogs({ dialog, ...props }: DialogProps & { dialog: PostDialog }) {
  if (dialog === 'report') return <ReportDialog target="post" targetId={props.post.id} onClose={props.onClose} />;
  return dialog === 'delete' ? <DeletePost {...props} /> : <BlockAuthor {...props} />;
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

function BlockAuthor({ post: { author }, onClose }: DialogProps) {
  const { t } = useTranslation('community');
  const failureText = useFailureText();
  const block = useBlockPerson(author);
  const { username } = author;

  async function confirm() {
    try {
      await block.mutateAsync();
      notify.success(t('block.done', { username }));
      onClose();
    } catch (error) {
      notify.error(t('block.failed', { username }), failureText(error) ?? undefined);
    }
  }

  return (
    <ConfirmDialog
      title={t('block.title', { username })}
      text={t('block.text')}
      confirm={t('block.confirm')}
      isBusy={block.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
