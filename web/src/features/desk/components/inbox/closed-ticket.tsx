import type { DeskTicket } from '@pahiya/contract/desk/support/schemas';
import { Lock } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { useSetTicket } from '../../use-inbox.ts';

export function ClosedTicket({ ticket }: { ticket: DeskTicket }) {
  const { t } = useTranslation('inbox');
  const set = useSetTicket(ticket);
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-center gap-3 border-border border-t bg-surface-sunken px-4 py-3 dark:bg-surface-raised">
      <p className="flex items-center gap-2 text-sm text-text-muted">
        <Lock aria-hidden="true" className="size-4 shrink-0" />
        {t('closed')}
      </p>
      <Button variant="outline" size="small" onClick={() => set({ status: 'open' })}>
        {t('reopen')}
      </Button>
    </div>
  );
}
