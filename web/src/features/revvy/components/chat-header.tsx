import { Link } from '@tanstack/react-router';
import { ArrowLeft, MessagesSquare, SquarePen } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';
import { IconButton, iconButtonStyles } from '@/ui/icon-button.tsx';
import { ShareMenu } from './conversations/share-menu.tsx';
import { EngineBadge } from './engine-badge.tsx';
import { RevvyMark } from './revvy-mark.tsx';

interface ChatHeaderProps {
  title: string;
  /** Missing before the first question. */
  conversationId: string | undefined;
  onNew: () => void;
  /** Opens the list of conversations, on phones only. */
  onConversations: () => void;
}

export function ChatHeader({ title, conversationId, onNew, onConversations }: ChatHeaderProps) {
  const { t } = useTranslation(['revvy', 'common']);
  return (
    <div className="flex shrink-0 items-center gap-1.5 border-border border-b px-2 py-1.5 md:px-4">
      <Link to="/community" aria-label={t('common:nav.back')} className={iconButtonStyles()}>
        <ArrowLeft aria-hidden="true" />
      </Link>
      <RevvyMark className={cn('size-9 max-[23rem]:hidden', conversationId && 'max-sm:hidden')} />
      <div className="min-w-24 flex-1 ps-1">
        <h1 className="font-bold leading-tight">Revvy</h1>
        <p className="truncate text-sm text-text-muted">{title}</p>
      </div>
      <EngineBadge />
      {conversationId && <ShareMenu key={conversationId} conversationId={conversationId} title={title} />}
      <IconButton label={t('list.open')} onClick={onConversations} className="md:hidden">
        <MessagesSquare aria-hidden="true" />
      </IconButton>
      <IconButton label={t('newChat')} onClick={onNew} className="md:hidden">
        <SquarePen aria-hidden="true" />
      </IconButton>
    </div>
  );
}
