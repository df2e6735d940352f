import type { DeskBooking, DeskMechanic } from '@pahiya/contract/desk/garage/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { api, orpc } from '@/lib/api/api.ts';
import { isAnswered } from '@/lib/api/api-errors.ts';
import { notify } from '@/ui/notify.ts';
import { deskBookingOptions } from './queries/garage.ts';
import { paymentWord } from './rules/booking-words.ts';

export type Work =
  | { kind: 'assign'; mechanic: Pick<DeskMechanic, 'id' | 'name'>; insteadOf: string | null }
  | { kind: 'start' | 'complete' | 'cash' }
  | { kind: 'cancel'; reason: string };

type WorkOutcome =
  | { ok: true }
  /** A text for the user. `isOver` means that a retry cannot succeed. */
  | { ok: false; problem: string; isOver: boolean };

/** Runs a garage's action on a booking. The board is refetched after any answer. Never rejects. */
export function useWork(bookingId: string) {
  const client = useQueryClient();
  const { t } = useTranslation('workshop');
  const problemOf = useProblem(bookingId);
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: (work: Work) => send(bookingId, work),
    onSuccess: (booking) => {
      client.setQueryData(deskBookingOptions(bookingId).queryKey, (last) => last && { ...last, ...booking });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: orpc.desk.garage.key() }),
  });

  async function run(work: Work): Promise<WorkOutcome> {
    try {
      const { customerName } = await mutateAsync(work);
      const name = work.kind === 'assign' ? work.mechanic.name : '';
      notify.success(t(`board.done.${work.kind}`, { name }), customerName, bookingId);
      return { ok: true };
    } catch (error) {
      return { ok: false, ...(await problemOf(error, work)) };
    }
  }

  return { run, running: isPending ? variables : undefined };
}

function send(bookingId: string, work: Work): Promise<DeskBooking> {
  const { assign, start, complete, cancel, cash } = api.desk.garage;
  switch (work.kind) {
    case 'assign':
      return assign({ bookingId, mechanicId: work.mechanic.id, insteadOf: work.insteadOf });
    case 'start':
      return start({ bookingId });
    case 'complete':
      return complete({ bookingId });
    case 'cancel':
      return cancel({ bookingId, reason: work.reason });
    case 'cash':
      return cash({ bookingId });
  }
}

/** Explains why an action failed. Fetches the booking first, to report what it has become. */
function useProblem(bookingId: string) {
  const client = useQueryClient();
  const { t } = useTranslation('workshop');
  const format = useFormat();
  const failureText = useFailureText();

  async function readChange(work: Work): Promise<string> {
    const fresh = await client.fetchQuery({ ...deskBookingOptions(bookingId), staleTime: 0 }).catch(() => null);
    if (!fresh) return t('board.failed.unknown');
    if (work.kind === 'assign' && fresh.mechanicName && fresh.mechanicId !== work.insteadOf) {
      return t('board.failed.mechanicChanged', { name: fresh.mechanicName });
    }
    const status = t(`board.status.${fresh.status}`);
    return t('board.failed.NOT_POSSIBLE', { status, payment: t(`board.payment.${paymentWord(fresh)}`) });
  }

  return async (error: unknown, work: Work): Promise<{ problem: string; isOver: boolean }> => {
    const code = isAnswered(error) ? error.code : null;
    if (code === 'TOO_EARLY') {
      const { bookingDate } = (error as { data: { bookingDate: string } }).data;
      return { problem: t('board.failed.TOO_EARLY', { day: format.date(bookingDate) }), isOver: true };
    }
    if (code === 'NOT_POSSIBLE') return { problem: await readChange(work), isOver: true };
    if (work.kind === 'assign' && code === 'MECHANIC_BUSY') {
      return { problem: t('board.assign.busyError', { name: work.mechanic.name }), isOver: false };
    }
    if (code === 'NOT_FOUND') {
      return { problem: t(`board.failed.${isOfMechanic(error) ? 'mechanicGone' : 'NOT_FOUND'}`), isOver: true };
    }
    return { problem: failureText(error) ?? t('board.failed.unknown'), isOver: false };
  };
}

function isOfMechanic(error: unknown): boolean {
  return isAnswered(error) && (error.data as { field?: string } | undefined)?.field === 'mechanicId';
}
