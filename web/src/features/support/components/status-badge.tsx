import type { TicketPriority, TicketStatus } from '@pahiya/contract/support/schemas';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Badge } from '@/ui/badge.tsx';

/** Blue, yellow, green and grey (product, section 12.3). */
const statusTones = { open: 'info', in_progress: 'accent', resolved: 'success', closed: 'secondary' } as const;
const priorityTones = { high: 'danger', medium: 'accent', low: 'success' } as const;

export function StatusBadge({ status }: { status: TicketStatus }) {
  const { t } = useTranslation('support');
  return (
    <Badge tone={statusTones[status]}>
      <span className="sr-only">{t('ticketLine.status')} </span>
      {t(`status.${status}`)}
    </Badge>
  );
}

export function PriorityBadge({ priority }: { priority: TicketPriority }) {
  const { t } = useTranslation('support');
  return (
    <Badge tone={priorityTones[priority]}>
      <span className="sr-only">{t('ticketLine.priority')} </span>
      {t(`priority.${priority}`)}
    </Badge>
  );
}
