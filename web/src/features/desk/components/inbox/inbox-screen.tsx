import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { useVisibleArea } from '@/lib/viewport/use-visible-area.ts';
import { cn } from '@/ui/cn.ts';
import { type InboxFilters, stepIn } from '../../rules/inbox-filters.ts';
import { useShortcuts } from '../../use-shortcuts.ts';
import { InboxList } from './inbox-list.tsx';
import { InboxToolbar, searchBoxId } from './inbox-toolbar.tsx';

const ShortcutsDialog = lazyPart(async () => {
  const { ShortcutsDialog: component } = await import('../shortcuts-dialog.tsx');
  return { default: component };
});

const shortcuts = [
  { keys: ['j', '↓'], text: 'next' },
  { keys: ['k', '↑'], text: 'previous' },
  { keys: ['Enter'], text: 'show' },
  { keys: ['r'], text: 'reply' },
  { keys: ['a'], text: 'assign' },
  { keys: ['n'], text: 'note' },
  { keys: ['/'], text: 'search' },
  { keys: ['?'], text: 'help' },
] as const;

interface InboxScreenProps {
  filters: InboxFilters;
  onFilters: (filters: InboxFilters) => void;
  ticketId: string | undefined;
  children: ReactNode;
}

/** The list with the open ticket beside it. A phone shows one of the two. */
export function InboxScreen({ filters, onFilters, ticketId, children }: InboxScreenProps) {
  const { t } = useTranslation('inbox');
  const area = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const isKeyboardOpen = useVisibleArea(area);
  const isTicketOpen = ticketId !== undefined;
  const keys = shortcuts.map(({ keys: pressed, text }) => ({ keys: pressed, text: t(`keys.${text}`) }));

  function step(by: 1 | -1) {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const focused = rows.indexOf(document.activeElement as HTMLElement);
    const current = focused >= 0 ? focused : rows.findIndex(({ dataset }) => dataset.row === ticketId);
    rows[stepIn(rows.length, current, by)]?.focus();
  }

  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    '/': () => document.getElementById(searchBoxId)?.focus(),
    '?': () => setHelpOpen(true),
  });

  return (
    <div
      ref={area}
      className={cn(
        'flex min-h-0 overflow-hidden md:h-(--visible-height,100dvh)',
        isKeyboardOpen
          ? 'h-[calc(var(--visible-height,100dvh)-3.5rem)]'
          : 'h-[calc(var(--visible-height,100dvh)-7.5rem-1px-env(safe-area-inset-top)-env(safe-area-inset-bottom))]',
      )}
    >
      <div
        className={cn(
          'flex min-h-0 w-full flex-col border-border bg-surface lg:w-80 lg:shrink-0 lg:border-e 2xl:w-96',
          isTicketOpen && 'max-lg:hidden',
        )}
      >
        <InboxToolbar
          filters={filters}
          onFilters={onFilters}
          isTicketOpen={isTicketOpen}
          onHelp={() => setHelpOpen(true)}
        />
        <InboxList filters={filters} onFilters={onFilters} list={list} onStep={step} />
      </div>
      <div className={cn('flex min-h-0 min-w-0 flex-1 flex-col', !isTicketOpen && 'max-lg:hidden')}>{children}</div>
      {isHelpOpen && (
        <Suspense>
          <ShortcutsDialog shortcuts={keys} onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
