import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { SlotStart } from '@pahiya/contract/garages/schemas';
import { zonedNow } from '@pahiya/contract/shared/dates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { slotsQuery } from '../queries/services-and-slots.ts';
import { freeSlotAt, isBookableDay } from '../rules/slots.ts';
import { useRescheduleBooking } from '../use-change-booking.ts';
import { useChangeNotices } from '../use-change-notices.ts';
import { Alternatives } from './alternatives.tsx';
import { DayPicker } from './day-picker.tsx';
import { SlotPicker } from './slot-picker.tsx';

interface RescheduleDialogProps {
  booking: Booking;
  onClose: () => void;
}

export function RescheduleDialog({ booking, onClose }: RescheduleDialogProps) {
  const { t } = useTranslation('profile');
  const move = useMove(booking, onClose);
  const { date, time, slots } = move;
  return (
    <Dialog
      wide
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('reschedule.title')}
      description={<Now booking={booking} />}
      footer={
        <>
          <Button variant="outline" size="large" onClick={onClose}>
            {t('reschedule.keep')}
          </Button>
          <Button size="large" disabled={!move.isReady} loading={move.isBusy} onClick={() => void move.confirm()}>
            {t('reschedule.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {move.taken && <Taken alternatives={move.taken} onTake={move.take} />}
        <DayPicker date={date} onPick={move.pickDay} />
        <SlotPicker
          slots={slots}
          date={date}
          onPickDay={move.pickDay}
          name="newTime"
          time={time}
          onPick={move.pickTime}
          ownTime={date === booking.bookingDate ? booking.bookingTime : undefined}
        />
      </div>
    </Dialog>
  );
}

function Now({ booking }: { booking: Booking }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  return t('reschedule.now', {
    weekday: format.weekday(booking.bookingDate, 'short'),
    date: format.date(booking.bookingDate),
    time: t('bookings.timeRange', { start: format.clock(booking.bookingTime), end: format.clock(booking.endTime) }),
  });
}

function Taken({ alternatives, onTake }: { alternatives: SlotStart[]; onTake: (start: SlotStart) => void }) {
  const { t } = useTranslation('profile');
  return (
    <div role="alert" className="flex flex-col gap-4 rounded-card bg-danger-soft p-4">
      <p className="font-semibold text-danger">{t('reschedule.taken')}</p>
      <Alternatives starts={alternatives} onTake={onTake} />
    </div>
  );
}

function useMove(booking: Booking, onDone: () => void) {
  const today = zonedNow(new Date()).date;
  const [date, setDate] = useState(isBookableDay(booking.bookingDate, today) ? booking.bookingDate : today);
  const [time, setTime] = useState('');
  const [taken, setTaken] = useState<SlotStart[] | null>(null);
  const slots = useQuery({ ...slotsQuery(booking.garageId, date), enabled: isBookableDay(date, today) });
  const reschedule = useRescheduleBooking();
  const notices = useChangeNotices();

  function choose(chosen: { date: string; startTime: string }) {
    setDate(chosen.date);
    setTime(chosen.startTime);
    setTaken(null);
  }

  async function confirm() {
    const outcome = await reschedule.mutateAsync({ bookingId: booking.id, bookingDate: date, bookingTime: time });
    if (outcome.ok) notices.moved(outcome.booking);
    else notices.failed('reschedule', outcome);
    if (outcome.ok || outcome.reason === 'BOOKING_CLOSED') return onDone();
    setTime('');
    if (outcome.reason === 'SLOT_TAKEN') setTaken(outcome.alternatives);
  }

  return {
    date,
    time,
    slots,
    taken,
    isBusy: reschedule.isPending,
    isReady: slots.data !== undefined && freeSlotAt(slots.data.slots, time) !== undefined,
    pickDay: (day: string) => day !== date && choose({ date: day, startTime: '' }),
    pickTime: (startTime: string) => choose({ date, startTime }),
    take: choose,
    confirm,
  };
}
