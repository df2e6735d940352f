import type { DeskBooking } from '@pahiya/contract/desk/garage/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LoadFailed } from '@/layout/load-failed.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { Spinner } from '@/ui/spinner.tsx';
import { boardOptions } from '../../queries/garage.ts';
import { type Assignable, assignable } from '../../rules/assignable.ts';
import { useWork } from '../../use-work.ts';

interface AssignListProps {
  id: string;
  garageId: string;
  booking: DeskBooking;
  onDone: () => void;
}

/**
 * Mechanics the booking can be given to, free ones first. A busy one can still be chosen, because the board may be
 * outdated.
 */
export function AssignList({ id, garageId, booking, onDone }: AssignListProps) {
  const { t } = useTranslation(['workshop', 'desk']);
  const query = useQuery(boardOptions({ garageId, from: booking.bookingDate, days: 1 }));
  const { run, running } = useWork(booking.id);
  const [problem, setProblem] = useState<string | null>(null);
  const board = query.data;
  const choices = board && assignable(booking, board.days[0]?.bookings ?? [], board.mechanics);

  async function choose({ mechanic, isCurrent }: Assignable) {
    if (isCurrent) return onDone();
    setProblem(null);
    const outcome = await run({ kind: 'assign', mechanic, insteadOf: booking.mechanicId });
    if (outcome.ok) onDone();
    else setProblem(outcome.problem);
  }

  return (
    <div id={id} className="mt-3 border-border border-t pt-2">
      <p className="font-medium text-sm">{t('board.assign.label')}</p>
      {problem && (
        <p role="alert" className="py-1 font-medium text-danger text-sm">
          {problem}
        </p>
      )}
      {!choices && !query.error && <Skeleton className="mt-2 h-24" />}
      {!choices && query.error && (
        <LoadFailed
          title={t('desk:loadFailed')}
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {choices?.length === 0 && <p className="py-2 text-sm text-text-muted">{t('board.assign.none')}</p>}
      <ul>
        {choices?.map((choice) => (
          <li key={choice.mechanic.id}>
            <Choice
              choice={choice}
              isSending={running?.kind === 'assign' && running.mechanic.id === choice.mechanic.id}
              isWaiting={running !== undefined}
              onChoose={() => void choose(choice)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChoiceProps {
  choice: Assignable;
  isSending: boolean;
  isWaiting: boolean;
  onChoose: () => void;
}

function Choice({ choice: { mechanic, isCurrent, busyWith }, isSending, isWaiting, onChoose }: ChoiceProps) {
  const { t } = useTranslation('workshop');
  const format = useFormat();
  return (
    <button
      type="button"
      aria-disabled={isWaiting}
      aria-current={isCurrent || undefined}
      onClick={() => !isWaiting && onChoose()}
      className="flex min-h-12 w-full items-center justify-between gap-3 rounded-control px-2 py-1.5 text-start hover:bg-text/6 dark:hover:bg-text/10"
    >
      <span className="wrap-anywhere min-w-0 font-semibold">{mechanic.name}</span>
      <span className={busyWith ? 'text-end text-sm text-text-muted' : 'text-end text-sm text-success'}>
        {isSending ? (
          <Spinner />
        ) : isCurrent ? (
          t('board.assign.current')
        ) : busyWith ? (
          t('board.assign.busy', {
            start: format.clock(busyWith.bookingTime),
            end: format.clock(busyWith.endTime),
            customer: busyWith.customerName,
          })
        ) : (
          t('board.assign.free')
        )}
      </span>
    </button>
  );
}
