import type { CannedReply } from '@pahiya/contract/desk/support/schemas';
import { useQuery } from '@tanstack/react-query';
import { Plus, Search, SquarePen, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { Input } from '@/ui/input.tsx';
import { notify } from '@/ui/notify.ts';
import { cannedRepliesOptions } from '../../queries/inbox.ts';
import { findReplies } from '../../rules/canned-replies.ts';
import { useDeleteReply } from '../../use-saved-reply.ts';
import { useShortcuts } from '../../use-shortcuts.ts';
import { DeskPage } from '../desk-page.tsx';
import { Loaded } from '../loaded.tsx';

const ReplyDialog = lazyPart(async () => {
  const { ReplyDialog: component } = await import('./reply-dialog.tsx');
  return { default: component };
});
const ConfirmDialog = lazyPart(async () => {
  const { ConfirmDialog: component } = await import('@/ui/confirm-dialog.tsx');
  return { default: component };
});

const searchId = 'replies-search';

interface RepliesScreenProps {
  search: string;
  onSearch: (search: string) => void;
}

export function RepliesScreen({ search, onSearch }: RepliesScreenProps) {
  const { t } = useTranslation('inbox');
  const query = useQuery(cannedRepliesOptions());
  const [edited, setEdited] = useState<CannedReply | 'new' | null>(null);
  const [removed, setRemoved] = useState<CannedReply | null>(null);
  useShortcuts({ n: () => setEdited('new'), '/': () => document.getElementById(searchId)?.focus() });
  return (
    <DeskPage
      title={t('replies.title')}
      subtitle={t('replies.subtitle')}
      actions={
        <Button aria-haspopup="dialog" title={t('replies.addKey')} onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" />
          {t('replies.add')}
        </Button>
      }
      toolbar={
        <Input
          id={searchId}
          type="search"
          icon={<Search />}
          aria-label={t('canned.search')}
          placeholder={t('canned.search')}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          className="sm:w-80"
        />
      }
    >
      <Loaded query={query}>
        {(replies) => {
          const found = findReplies(replies, search);
          if (found.length === 0) return <EmptyState title={t(replies.length > 0 ? 'canned.none' : 'replies.none')} />;
          return (
            <ul className="grid gap-3 lg:grid-cols-2 2xl:grid-cols-3">
              {found.map((reply) => (
                <li key={reply.id} className="min-w-0">
                  <ReplyCard reply={reply} onEdit={() => setEdited(reply)} onRemove={() => setRemoved(reply)} />
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      <Suspense>
        {edited && <ReplyDialog reply={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
        {removed && <RemoveDialog reply={removed} onClose={() => setRemoved(null)} />}
      </Suspense>
    </DeskPage>
  );
}

interface ReplyCardProps {
  reply: CannedReply;
  onEdit: () => void;
  onRemove: () => void;
}

function ReplyCard({ reply: { title, text }, onEdit, onRemove }: ReplyCardProps) {
  const { t } = useTranslation('inbox');
  return (
    <article className="flex h-full items-start gap-1 rounded-card border border-border bg-surface py-3 ps-4 pe-2 shadow-card">
      <div className="min-w-0 flex-1 py-1">
        <h2 className="wrap-anywhere font-semibold">{title}</h2>
        <p dir="auto" className="wrap-anywhere mt-1 line-clamp-6 whitespace-pre-wrap text-sm text-text-muted">
          {text}
        </p>
      </div>
      <IconButton label={t('replies.change', { title })} aria-haspopup="dialog" onClick={onEdit}>
        <SquarePen aria-hidden="true" />
      </IconButton>
      <IconButton label={t('replies.remove', { title })} aria-haspopup="dialog" onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </article>
  );
}

function RemoveDialog({ reply: { id, title }, onClose }: { reply: CannedReply; onClose: () => void }) {
  const { t } = useTranslation('inbox');
  const failureText = useFailureText();
  const { mutate, isPending } = useDeleteReply();
  return (
    <ConfirmDialog
      title={t('replies.removeTitle')}
      text={t('replies.removeText', { title })}
      confirm={t('replies.removeConfirm')}
      isBusy={isPending}
      onClose={onClose}
      onConfirm={() =>
        mutate(id, {
          onSuccess() {
            notify.success(t('replies.removed'));
            onClose();
          },
          onError: (error) => notify.error(t('failed'), failureText(error) ?? undefined),
        })
      }
    />
  );
}
