import type { TicketPriority, TicketStatus } from '@pahiya/contract/support/schemas';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Badge } from '@/ui/badge.tsx';

/** Blue, yellow, green and grey; red, yellow and green (product, section 12.3). */
const statusTones = { open: 'info', in_progress: 'accent', resolved: 'success', closed: 'secondary' } as const;
const priorityTones = { high: 'danger', medium: 'accent', low: 'success' } as const;

export function TicketStatusBadge({ status }: { status: TicketStatus }) {
  const { t } = useTranslation(['inbox', 'support']);
  return (
    <Badge tone={statusTones[status]}>
      <span className="sr-only">{t('field.status')}: </span>
      {t(`support:status.${status}`)}
    </Badge>
  );
}

export function TicketPriorityBadge({ priority }: { priority: TicketPriority }) {
  const { t } = useTranslation(['inbox', 'support']);
  return (
    <Badge tone={priorityTones[priority]}>
      <span className="sr-only">{t('field.priority')}: </span>
      {t(`support:priority.${priority}`)}
    </Badge>
  );
}
