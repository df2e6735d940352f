import type { DeskBooking } from '@pahiya/contract/desk/garage/schemas';
import { TriangleAlert, User } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import { useShortcuts } from '../../use-shortcuts.ts';
import { AssignList } from './assign-list.tsx';

interface AssignSectionProps {
  garageId: string;
  booking: DeskBooking;
}

/**
 * Shows the assigned mechanic and, where allowed, lets staff reassign. The list starts open for a booking without a
 * mechanic.
 */
export function AssignSection({ garageId, booking }: AssignSectionProps) {
  const { t } = useTranslation('workshop');
  const { mechanicName, needsReassignment, allowedActions } = booking;
  const [isOpen, setOpen] = useState(needsReassignment);
  const listId = useId();
  const mayAssign = allowedActions.includes('assign');
  useShortcuts({ a: () => mayAssign && setOpen((open) => !open) });
  return (
    <section
      aria-label={t('board.panel.mechanic')}
      className={cn('rounded-card border border-border p-3', needsReassignment && 'border-danger')}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex min-w-0 items-center gap-2">
          {needsReassignment ? (
            <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
          ) : (
            <User aria-hidden="true" className="size-5 shrink-0 text-text-muted" />
          )}
          <span className="wrap-anywhere min-w-0 font-semibold">{mechanicName ?? t('board.panel.noMechanic')}</span>
        </p>
        {mayAssign && (
          <Button
            variant="outline"
            size="dense"
            className="px-4"
            title={`${t(`board.act.${mechanicName ? 'reassign' : 'assign'}`)} (a)`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {t(`board.act.${mechanicName ? 'reassign' : 'assign'}`)}
          </Button>
        )}
      </div>
      {isOpen && mayAssign && (
        <AssignList id={listId} garageId={garageId} booking={booking} onDone={() => setOpen(false)} />
      )}
    </section>
  );
}
