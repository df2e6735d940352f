import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { notify } from '@/ui/notify.ts';
import { useReopen } from '../use-ticket.ts';

export function ReopenButton({ ticketId }: { ticketId: string }) {
  const { t } = useTranslation('support');
  const { mutateAsync, isPending } = useReopen(ticketId);

  // `mutateAsync` is awaited, because this button is removed before the answer arrives.
  async function reopen() {
    try {
      await mutateAsync();
      notify.success(t('ticket.reopened'));
    } catch {
      notify.error(t('ticket.reopenFailed'));
    }
  }

  return (
    <Button variant="outline" loading={isPending} onClick={() => void reopen()}>
      {t('ticket.reopen')}
    </Button>
  );
}

export function ClosedNotice({ ticketId }: { ticketId: string }) {
  const { t } = useTranslation('support');
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-wrap items-center justify-center gap-3 border-border border-t px-4 py-4 text-center">
      <p className="text-text-muted">{t('ticket.closedText')}</p>
      <ReopenButton ticketId={ticketId} />
    </div>
  );
}
