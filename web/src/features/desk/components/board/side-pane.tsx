import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { useKeepFocus } from '@/ui/use-keep-focus.ts';

export interface PaneProps {
  title: string;
  footer: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Stands beside the board, which stays usable. Takes the focus when it opens and returns it to the booking's card. */
export function SidePane({ bookingId, title, footer, onClose, children }: PaneProps & { bookingId: string }) {
  const { t } = useTranslation(['workshop', 'common']);
  const heading = useRef<HTMLHeadingElement>(null);
  const pane = useRef<HTMLElement>(null);
  const acts = useRef<HTMLDivElement>(null);
  useKeepFocus(pane, () => acts.current?.querySelector('button') ?? heading.current);
  useEffect(() => {
    const own = pane.current;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (own?.contains(document.activeElement) || document.activeElement === document.body) focusCard(bookingId);
    };
  }, [bookingId]);
  return (
    <aside
      ref={pane}
      aria-label={t('board.panel.label')}
      className="sticky top-0 flex h-dvh w-96 shrink-0 animate-fade-in flex-col border-border border-s bg-surface"
    >
      <div className="flex items-start gap-2 px-5 pt-4 pb-2">
        <h2 ref={heading} tabIndex={-1} className="wrap-anywhere min-w-0 flex-1 pt-1.5 text-heading outline-none">
          {title}
        </h2>
        <IconButton
          label={t('common:action.close')}
          title={`${t('common:action.close')} (Esc)`}
          className="-me-2"
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-5">{children}</div>
      {footer && (
        <div ref={acts} className="border-border border-t px-5 py-4">
          {footer}
        </div>
      )}
    </aside>
  );
}

/** Removing the pane would drop the focus with it. */
function focusCard(bookingId: string) {
  document.querySelector<HTMLElement>(`[data-booking="${bookingId}"]`)?.focus({ preventScroll: true });
}
