import type { CannedReply } from '@pahiya/contract/desk/support/schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessageSquareQuote } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { Input } from '@/ui/input.tsx';
import { cannedRepliesOptions } from '../../queries/inbox.ts';
import { fillReply, findReplies } from '../../rules/canned-replies.ts';
import { stepIn } from '../../rules/inbox-filters.ts';
import type { WritingTools } from '../../types.ts';

interface CannedPickerProps extends WritingTools {
  customerName: string;
}

/** Saved replies, opened by a button or by typing a slash into the empty box. */
export function CannedPicker({ isOpen, onOpen, onInsert, customerName }: CannedPickerProps) {
  const { t } = useTranslation('inbox');
  const area = useRef<HTMLDivElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it closes when the focus leaves it
    <div
      ref={area}
      onBlur={({ relatedTarget }) => {
        if (isOpen && relatedTarget && !area.current?.contains(relatedTarget)) onOpen(false);
      }}
    >
      <IconButton label={t('canned.open')} aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        <MessageSquareQuote aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <ReplySearch
          onClose={() => onOpen(false)}
          onChoose={({ text }) => {
            onInsert(fillReply(text, customerName));
            onOpen(false);
          }}
        />
      )}
    </div>
  );
}

interface ReplySearchProps {
  onChoose: (reply: CannedReply) => void;
  onClose: () => void;
}

function ReplySearch({ onChoose, onClose }: ReplySearchProps) {
  const { t } = useTranslation('inbox');
  const id = useId();
  const { data: replies, isError } = useQuery(cannedRepliesOptions());
  const [search, setSearch] = useState('');
  const [current, setCurrent] = useState(0);
  const found = findReplies(replies ?? [], search);
  const chosen = found[current];

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && chosen) onChoose(chosen);
    else if (event.key === 'ArrowDown') setCurrent(stepIn(found.length, current, 1));
    else if (event.key === 'ArrowUp') setCurrent(stepIn(found.length, current, -1));
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  }

  return (
    <div className="absolute inset-x-2 bottom-full z-10 mb-1 flex flex-col gap-2 rounded-card border border-border bg-surface p-2 shadow-raised dark:bg-surface-raised">
      <Input
        autoFocus
        type="search"
        role="combobox"
        aria-label={t('canned.search')}
        placeholder={t('canned.search')}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen ? `${id}-${chosen.id}` : undefined}
        aria-autocomplete="list"
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setCurrent(0);
        }}
        onKeyDown={press}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('canned.title')}
        className="max-h-[min(16rem,40dvh)] overflow-y-auto"
      >
        {found.map((reply, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the arrows and Enter choose from the box above
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box above
          <div
            key={reply.id}
            id={`${id}-${reply.id}`}
            role="option"
            aria-selected={place === current}
            ref={(element) => {
              if (place === current) element?.scrollIntoView({ block: 'nearest' });
            }}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(reply)}
            className={cn('cursor-pointer rounded-control px-3 py-2 text-sm', place === current && 'bg-selected')}
          >
            <p className="font-semibold">{reply.title}</p>
            <p className="line-clamp-2 text-text-muted">{reply.text}</p>
          </div>
        ))}
      </div>
      {(isError || replies) && found.length === 0 && (
        <p className="px-3 pb-2 text-sm text-text-muted">
          {t(isError ? 'canned.loadFailed' : 'canned.none')}{' '}
          <Link to="/desk/replies" className="font-medium underline underline-offset-2">
            {t('canned.manage')}
          </Link>
        </p>
      )}
    </div>
  );
}
