import type { Booking } from '@pahiya/contract/bookings/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import { useCancelBooking } from '../use-change-booking.ts';
import { useChangeNotices } from '../use-change-notices.ts';

interface CancelDialogProps {
  booking: Booking;
  onClose: () => void;
}

/** Shows the cancellation policy before the final confirmation. */
export function CancelDialog({ booking, onClose }: CancelDialogProps) {
  const { t } = useTranslation('profile');
  const [reason, setReason] = useState('');
  const cancel = useCancelBooking();
  const notices = useChangeNotices();

  async function confirm() {
    const outcome = await cancel.mutateAsync({ bookingId: booking.id, reason });
    if (outcome.ok) notices.cancelled(outcome.booking);
    else notices.failed('cancel', outcome);
    if (outcome.ok || outcome.reason === 'BOOKING_CLOSED') onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('cancel.title')}
      description={t('cancel.text', { garage: booking.garageName })}
      footer={
        <>
          <Button variant="outline" size="large" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button variant="danger" size="large" loading={cancel.isPending} onClick={() => void confirm()}>
            {t('cancel.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Policy booking={booking} />
        <Field label={t('cancel.reason')} hint={t('cancel.reasonHint')}>
          <Textarea
            name="reason"
            rows={2}
            maxLength={limits.reasonLength}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}

function Policy({ booking }: { booking: Booking }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const amount = format.rupees(booking.totalAmount);
  return (
    <ul className="flex flex-col gap-2.5 rounded-card bg-surface-sunken p-4 text-sm">
      <Line>
        {t('cancel.free', { date: format.date(booking.bookingDate), time: format.clock(booking.bookingTime) })}
      </Line>
      <Line>{t(`cancel.money.${moneyOf(booking)}`, { amount })}</Line>
      <Line>{t('cancel.slot')}</Line>
    </ul>
  );
}

function moneyOf({ paymentMethod, paymentStatus }: Booking): 'paid' | 'unpaid' | 'cash' {
  if (paymentMethod === 'cash') return 'cash';
  return paymentStatus === 'paid' ? 'paid' : 'unpaid';
}

function Line({ children }: { children: string }) {
  return (
    <li className="flex items-start gap-2.5">
      <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
      {children}
    </li>
  );
}
