import type { Conversation } from '@pahiya/contract/revvy/schemas';
import { zonedNow } from '@pahiya/contract/shared/dates';
import { Link } from '@tanstack/react-router';
import { Ellipsis, FileDown, PenLine, Share2, Trash2 } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { cn } from '@/ui/cn.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { dayName } from '../../rules/day-name.ts';
import { useShownTitle } from '../../use-shown-title.ts';
import { DayText } from '../turns/day-text.tsx';
import { RenameForm } from './rename-form.tsx';
import { useSharing } from './use-sharing.ts';

const Menu = lazyPart(async () => {
  const { Menu } = await import('@/ui/menu.tsx');
  return { default: Menu };
});

interface ConversationRowProps {
  conversation: Conversation;
  isOpen: boolean;
  onOpen: () => void;
  onDelete: () => void;
  onRename: (title: string) => Promise<boolean>;
}

export function ConversationRow({ conversation, isOpen, onOpen, onDelete, onRename }: ConversationRowProps) {
  const shownTitle = useShownTitle();
  const [isRenaming, setRenaming] = useState(false);
  const row = useFocusBack(isRenaming);
  const title = shownTitle(conversation.title);
  if (isRenaming) {
    return (
      <RenameForm
        title={title}
        onDone={() => setRenaming(false)}
        onRename={(changed) => {
          setRenaming(false);
          void onRename(changed);
        }}
      />
    );
  }
  return (
    <div
      ref={row}
      className={cn(
        'flex items-center rounded-control',
        isOpen ? 'bg-primary/8 dark:bg-primary/20' : 'hover:bg-text/6 dark:hover:bg-text/10',
      )}
    >
      <Link
        to="/revvy"
        search={{ conversation: conversation.id }}
        onClick={onOpen}
        aria-current={isOpen ? 'page' : undefined}
        className={cn('flex min-h-11 min-w-0 flex-1 items-center rounded-control px-3', isOpen && 'font-semibold')}
      >
        <span className="min-w-0 py-1">
          <span dir="auto" className="block truncate leading-snug">
            {title}
          </span>
          <LastUsed at={conversation.updatedAt} />
        </span>
      </Link>
      <RowMenu conversationId={conversation.id} title={title} onRename={() => setRenaming(true)} onDelete={onDelete} />
    </div>
  );
}

/** The time for a conversation used today, otherwise the day. */
function LastUsed({ at }: { at: string }) {
  const format = useFormat();
  const { date, time } = zonedNow(new Date(at));
  const isToday = dayName(date, new Date()) === 'today';
  return (
    <time dateTime={at} className="block font-normal text-text-muted text-xs">
      {isToday ? format.clock(time) : <DayText date={date} />}
    </time>
  );
}

/** The focused rename box was removed, so the focus moves to the link. */
function useFocusBack(isRenaming: boolean) {
  const row = useRef<HTMLDivElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) row.current?.querySelector('a')?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  return row;
}

interface RowMenuProps {
  conversationId: string;
  title: string;
  onRename: () => void;
  onDelete: () => void;
}

function RowMenu({ conversationId, title, onRename, onDelete }: RowMenuProps) {
  const { t } = useTranslation('revvy');
  const [isWanted, setWanted] = useState(false);
  const sharing = useSharing(conversationId, title);
  const button = (
    <IconButton
      label={t('list.menu', { title })}
      aria-haspopup="menu"
      onClick={isWanted ? undefined : () => setWanted(true)}
    >
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
  if (!isWanted) return button;
  const items = [
    { key: 'rename', label: t('list.rename'), icon: <PenLine />, onSelect: onRename },
    { key: 'share', label: t('share.send'), icon: <Share2 />, isImmediate: true, onSelect: () => void sharing.share() },
    { key: 'save', label: t('share.save'), icon: <FileDown />, onSelect: () => void sharing.save() },
    { key: 'delete', label: t('list.delete'), icon: <Trash2 />, isDanger: true, onSelect: onDelete },
  ];
  return (
    <Suspense fallback={button}>
      <Menu items={items} defaultOpen>
        {button}
      </Menu>
    </Suspense>
  );
}
