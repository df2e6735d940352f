import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useIsWide } from '@/lib/viewport/use-is-wide.ts';
import { connectToNotices, type Notice } from './notify.ts';

// Screen readers announce only changes in a live region they already know, so the first toast waits.
const REGION_READY_MS = 100;
/** Time in ms that a toast stays (product, section 10.6). */
const DURATION_MS = 5000;
/** A notice of a finished action visible for less time, in ms, belongs to what is being opened. */
const SEEN_MS = 1000;

/** Bottom left, above the message box, so that it covers no controls. On narrow screens, below the header. */
const aside = { position: 'bottom-left', offset: { bottom: '5.25rem', left: '1.25rem' } } as const;
const underHeader = { position: 'top-center', offset: { top: '5.25rem' } } as const;

const icons = {
  success: <CircleCheck aria-hidden="true" className="size-5 text-success" />,
  error: <CircleAlert aria-hidden="true" className="size-5 text-danger" />,
  info: <Info aria-hidden="true" className="size-5 text-info" />,
};

const classNames = {
  toast:
    'pointer-events-auto flex w-full flex-wrap items-start gap-3 rounded-card border border-border bg-surface dark:bg-surface-raised p-4 pe-12 text-text shadow-raised',
  // Lets a long action wrap below the text.
  content: 'min-w-0 flex-1 basis-44',
  title: 'font-semibold',
  description: 'mt-0.5 text-sm text-text-muted',
  icon: 'mt-0.5 shrink-0',
  actionButton:
    'ms-auto -my-2 min-h-11 shrink-0 rounded-control px-3 font-semibold text-sm underline underline-offset-4 hover:bg-text/6',
  closeButton:
    'absolute top-1.5 right-1.5 flex size-11 items-center justify-center rounded-full text-text-muted hover:text-text [&_svg]:size-4',
};

export function ToastSurface() {
  const { t } = useTranslation('common');
  const isWide = useIsWide();

  useEffect(() => {
    const doneSince = new Map<string | number, number>();
    function show({ kind, title, description, subject, onUndo, action }: Notice) {
      const press = onUndo ? { label: t('notices.undo'), onPress: onUndo } : action;
      const id = toast[kind](title, {
        description,
        action: press && { label: press.label, onClick: press.onPress },
        ...(subject && { id: subject }),
      });
      if (kind === 'success' && !onUndo) doneSince.set(id, Date.now());
      else doneSince.delete(id);
    }
    function endDone() {
      for (const [id, since] of doneSince) {
        if (Date.now() - since < SEEN_MS) continue;
        toast.dismiss(id);
        doneSince.delete(id);
      }
    }
    let disconnect: (() => void) | undefined;
    const timer = setTimeout(() => {
      disconnect = connectToNotices({ show, endDone });
    }, REGION_READY_MS);
    return () => {
      clearTimeout(timer);
      disconnect?.();
    };
  }, [t]);

  return (
    <Sonner
      {...(isWide ? aside : underHeader)}
      expand
      closeButton
      duration={DURATION_MS}
      style={{ fontFamily: 'inherit' }}
      icons={icons}
      containerAriaLabel={t('notices.region')}
      mobileOffset={{ top: 'max(0.75rem, env(safe-area-inset-top))', left: 12, right: 12 }}
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: t('notices.dismiss') }}
    />
  );
}
