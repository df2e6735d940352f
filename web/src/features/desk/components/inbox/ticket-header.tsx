import type { DeskTicket } from '@pahiya/contract/desk/support/schemas';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, CalendarX, Check, Gavel, UserRoundCheck } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { iconButtonStyles } from '@/ui/icon-button.tsx';
import { useKeepFocus } from '@/ui/use-keep-focus.ts';
import { useAssign, useSetTicket } from '../../use-inbox.ts';
import { AgentSelect, PrioritySelect, StatusSelect } from './ticket-selects.tsx';

export function TicketHeader({ ticket, userId }: { ticket: DeskTicket; userId: string }) {
  const { t } = useTranslation(['inbox', 'support']);
  const { id, subject, customerName, agent, status, appeal, grievance } = ticket;
  const assign = useAssign(ticket);
  const set = useSetTicket(ticket);
  const header = useRef<HTMLElement>(null);
  useKeepFocus(header, () => header.current?.querySelector('select'));
  const isOver = status === 'resolved' || status === 'closed';
  return (
    <header ref={header} className="flex shrink-0 flex-col gap-2 border-border border-b bg-surface px-3 py-2 md:px-4">
      <div className="flex flex-wrap items-center gap-2">
        <Link
          to="/desk/tickets"
          from="/desk/tickets"
          search={(search) => ({ ...search, pane: undefined })}
          aria-label={t('back')}
          className={iconButtonStyles({ className: '-ms-2 lg:hidden' })}
        >
          <ArrowLeft aria-hidden="true" />
        </Link>
        <div className="min-w-0 flex-1 basis-40">
          <h1 className="wrap-anywhere line-clamp-2 font-bold leading-snug md:truncate" title={subject}>
            {subject}
          </h1>
          <p className="flex min-w-0 items-center gap-1.5 text-sm text-text-muted">
            <span className="font-mono">#{id.slice(0, 8)}</span>
            <span className="truncate">{customerName}</span>
            {grievance?.isOverdue && (
              <Badge tone="danger">
                <CalendarX aria-hidden="true" />
                {t('support:grievance.overdue')}
              </Badge>
            )}
            {appeal && (
              <Badge tone="danger">
                <Gavel aria-hidden="true" />
                {t('row.appeal')}
              </Badge>
            )}
          </p>
        </div>
        {agent?.id !== userId && (
          <Button
            variant="outline"
            size="small"
            title={t('agent.takeKey')}
            onClick={() => assign(userId)}
            className="max-md:px-2.5"
          >
            <UserRoundCheck aria-hidden="true" className="size-4" />
            <span className="max-md:sr-only">{t('agent.take')}</span>
          </Button>
        )}
        {!isOver && (
          <Button size="small" onClick={() => set({ status: 'resolved' })} className="max-md:px-2.5">
            <Check aria-hidden="true" className="size-4" />
            {t('resolve')}
          </Button>
        )}
      </div>
      <div className="grid grid-cols-3 gap-2 xl:max-w-xl">
        <AgentSelect ticket={ticket} userId={userId} />
        <StatusSelect ticket={ticket} />
        <PrioritySelect ticket={ticket} />
      </div>
    </header>
  );
}
