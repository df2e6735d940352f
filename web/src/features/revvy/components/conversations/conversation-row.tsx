import type { Conversation } from '@pahiya/contract/revvy/schemas';
import { zonedNow } from '@pahiya/contract/shared/dates';
import { Link } from '@tanstack/react-router';
import { Ellipsis, PenLine, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';
import { LazyMenu } from '@/ui/menu/lazy-menu.tsx';
import type { MenuItem } from '@/ui/menu/menu.tsx';
import { dayName } from '../../rules/day-name.ts';
import { useShownTitle } from '../../use-shown-title.ts';
import { DayText } from '../turns/day-text.tsx';
import { RenameForm } from './rename-form.tsx';
import { useShareItems } from './use-share-items.tsx';

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
  const items: MenuItem[] = [
    { key: 'rename', label: t('list.rename'), icon: <PenLine />, onSelect: onRename },
    ...useShareItems(conversationId, title),
    { key: 'delete', label: t('list.delete'), icon: <Trash2 />, isDanger: true, onSelect: onDelete },
  ];
  return <LazyMenu label={t('list.menu', { title })} icon={<Ellipsis aria-hidden="true" />} items={items} />;
}
