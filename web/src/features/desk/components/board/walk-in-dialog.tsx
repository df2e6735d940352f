import type { DeskBooking } from '@pahiya/contract/desk/garage/schemas';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { notify } from '@/ui/notify.ts';
import { useBackCloses } from '@/ui/use-back-closes.ts';
import { garageServicesOptions } from '../../queries/garage.ts';
import { totalOf } from '../../rules/walk-in.ts';
import { useWalkIn } from '../../use-walk-in.ts';
import { useWalkInProblem } from '../../use-walk-in-problem.ts';
import { WalkInCustomer } from './walk-in-customer.tsx';
import { WalkInServices } from './walk-in-services.tsx';
import { WalkInTime } from './walk-in-time.tsx';
import { WalkInVehicle } from './walk-in-vehicle.tsx';

interface WalkInDialogProps {
  garageId: string;
  start: { date: string; time?: string };
  onBooked: (booking: DeskBooking) => void;
  onClose: () => void;
}

/** A walk-in is booked like any other booking: the same times, prices and mechanics. */
export function WalkInDialog({ garageId, start, onBooked, onClose }: WalkInDialogProps) {
  const { t } = useTranslation('workshop');
  const format = useFormat();
  const services = useQuery(garageServicesOptions(garageId));
  const { form, book, forgetKey } = useWalkIn({ garageId, start });
  const offered = services.data?.filter(({ isActive }) => isActive) ?? [];
  const total = totalOf(offered, form.watch('serviceIds'));
  const showProblem = useWalkInProblem({ garageId, form, forgetKey });
  const { errors, isSubmitting } = form.formState;
  useBackCloses(onClose);

  const submit = form.handleSubmit(async (request) => {
    try {
      const booking = await book({ request, expectedTotal: total });
      const { customerName: name, mechanicName: mechanic } = booking;
      const what = { name, day: format.day(booking.bookingDate), time: format.clock(booking.bookingTime) };
      const text = mechanic ? t('board.walkIn.doneMechanic', { ...what, mechanic }) : t('board.walkIn.doneText', what);
      notify.success(t('board.walkIn.doneTitle'), text);
      onBooked(booking);
    } catch (error) {
      await showProblem(error);
    }
  });

  return (
    <Dialog
      open
      wide
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('board.walkIn.title')}
      footer={
        <div className="flex w-full items-center justify-between gap-4">
          <p className="font-semibold">
            {t('board.walkIn.total')} <span className="tabular-nums">{format.rupees(total)}</span>
          </p>
          <Button type="submit" form="walk-in" size="large" className="min-w-40" loading={isSubmitting}>
            {t(isSubmitting ? 'board.walkIn.submitting' : 'board.walkIn.submit')}
          </Button>
        </div>
      }
    >
      <form id="walk-in" noValidate onSubmit={submit} className="grid gap-5 pt-1 pb-2">
        <WalkInServices form={form} services={services} offered={offered} />
        <WalkInTime garageId={garageId} form={form} />
        <WalkInCustomer form={form} />
        <WalkInVehicle form={form} />
        {errors.root && (
          <p role="alert" className="rounded-card bg-danger-soft px-4 py-3 font-medium text-danger">
            {errors.root.message}
          </p>
        )}
      </form>
    </Dialog>
  );
}
