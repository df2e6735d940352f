import type { Comment } from '@pahiya/contract/community/schemas';
import { Link } from '@tanstack/react-router';
import { Ellipsis, Flag, Hourglass, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LinkedText } from '@/layout/linked-text.tsx';
import { Avatar } from '@/ui/avatar.tsx';
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { Menu } from '@/ui/menu/menu.tsx';
import { notify } from '@/ui/notify.ts';
import { useDeleteComment } from '../use-comments.ts';
import { Age } from './post-header.tsx';
import { ReportDialog } from './report-dialog.tsx';

export function CommentItem({ comment }: { comment: Comment }) {
  const id = useId();
  const { author, content, createdAt, isHeld } = comment;
  return (
    <article aria-labelledby={id} className="flex gap-3">
      <Avatar name={author.fullName} url={author.avatarUrl} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-2 leading-snug">
          <h3 id={id} className="wrap-anywhere font-semibold text-sm">
            <Link to="/profile/$username" params={{ username: author.username }} className="hover:underline">
              {author.fullName}
            </Link>
          </h3>
          <span className="text-sm text-text-muted">
            <Age instant={createdAt} />
          </span>
        </div>
        <p dir="auto" className="wrap-anywhere mt-0.5 whitespace-pre-line">
          <LinkedText text={content} />
        </p>
        {isHeld && <HeldNotice />}
      </div>
      <CommentMenu comment={comment} />
    </article>
  );
}

function HeldNotice() {
  const { t } = useTranslation('community');
  return (
    <p className="mt-1 flex items-start gap-1.5 text-sm text-text-muted">
      <Hourglass aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t('comments.held')}
    </p>
  );
}

function CommentMenu({ comment }: { comment: Comment }) {
  const { t } = useTranslation('community');
  const [dialog, setDialog] = useState<'delete' | 'report' | null>(null);
  const close = () => setDialog(null);
  const remove = { key: 'delete', label: t('comments.delete'), icon: <Trash2 />, isDanger: true };
  const report = { key: 'report', label: t('comments.report'), icon: <Flag /> };
  const items = [
    ...(comment.isOwn ? [] : [{ ...report, onSelect: () => setDialog('report') }]),
    ...(comment.canDelete ? [{ ...remove, onSelect: () => setDialog('delete') }] : []),
  ];
  return (
    <>
      <Menu items={items}>
        <IconButton label={t('comments.menu', { name: comment.author.fullName })} className="-my-1.5 text-text-muted">
          <Ellipsis aria-hidden="true" />
        </IconButton>
      </Menu>
      {dialog === 'report' && <ReportDialog target="comment" targetId={comment.id} onClose={close} />}
      {dialog === 'delete' && <DeleteComment comment={comment} onClose={close} />}
    </>
  );
}

function DeleteComment({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const { t } = useTranslation('community');
  const failureText = useFailureText();
  const remove = useDeleteComment(comment);

  async function confirm() {
    try {
      await remove.mutateAsync();
      notify.success(t('comments.deleted'));
      onClose();
    } catch (error) {
      notify.error(t('comments.deleteFailed'), failureText(error) ?? undefined);
    }
  }

  return (
    <ConfirmDialog
      title={t('comments.delete')}
      text={t('comments.deleteText')}
      confirm={t('comments.confirmDelete')}
      isBusy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
