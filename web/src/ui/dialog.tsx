import { X } from 'lucide-react';
import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from './cn.ts';
import { firstControl } from './first-control.ts';
import { IconButton } from './icon-button.tsx';
import { notify } from './notify.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

const panelStyles = [
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[90dvh] flex-col overflow-hidden rounded-t-sheet bg-surface text-text shadow-raised',
  'dark:bg-surface-raised data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in',
  'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[min(85dvh,48rem)] sm:rounded-sheet',
  'sm:data-[state=closed]:animate-fade-out sm:data-[state=open]:animate-pop-in',
].join(' ');

/** A bottom sheet on a phone, a centred window elsewhere. Load it lazily from pages that open it on demand. */
export function Dialog({ open, onOpenChange, ...panel }: DialogProps) {
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className="fixed inset-0 z-50 bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <DialogPanel {...panel} />
      </Portal>
    </Root>
  );
}

type PanelProps = Omit<DialogProps, 'open' | 'onOpenChange'>;

function DialogPanel({ title, description, footer, wide, children }: PanelProps) {
  const withoutDescription = description ? {} : { 'aria-describedby': undefined };
  const returnFocus = useReturnFocus();
  const body = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => notify.endDone(), []);

  function beginAtFirst(event: Event) {
    const first = body.current && foot.current && firstControl(body.current, foot.current);
    if (!first) return;
    event.preventDefault();
    first.focus({ preventScroll: true });
  }

  return (
    <Content
      onOpenAutoFocus={beginAtFirst}
      onCloseAutoFocus={returnFocus}
      onEscapeKeyDown={endInnerFirst}
      className={cn(panelStyles, wide ? 'sm:max-w-3xl' : 'sm:max-w-lg')}
      {...withoutDescription}
    >
      <div aria-hidden="true" className="mx-auto mt-2.5 h-1 w-10 shrink-0 rounded-full bg-border-strong/50 sm:hidden" />
      <DialogHeading title={title} description={description} />
      <div
        ref={body}
        className={cn(
          'relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1',
          footer ? 'pb-4' : 'pb-[max(1.5rem,env(safe-area-inset-bottom))]',
        )}
      >
        {children}
      </div>
      {footer && (
        <div
          ref={foot}
          className="flex flex-col-reverse gap-3 border-border border-t px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end"
        >
          {footer}
        </div>
      )}
    </Content>
  );
}

function DialogHeading({ title, description }: Pick<DialogProps, 'title' | 'description'>) {
  const { t } = useTranslation('common');
  return (
    <div className="flex items-start gap-3 px-5 pt-3 pb-3 sm:pt-5">
      <div className="min-w-0 flex-1 pt-1.5">
        <Title className="text-title">{title}</Title>
        {description && <Description className="mt-1 text-sm text-text-muted">{description}</Description>}
      </div>
      <Close asChild>
        <IconButton label={t('action.close')} className="-me-2">
          <X aria-hidden="true" />
        </IconButton>
      </Close>
    </div>
  );
}

/**
 * Escape first closes an open combobox list, or ends editing in a field that handles it. The dialog receives the key
 * before they do.
 */
function endInnerFirst(event: KeyboardEvent) {
  const { activeElement } = document;
  if (activeElement?.matches('[role="combobox"][aria-expanded="true"], [data-own-escape]')) event.preventDefault();
}
