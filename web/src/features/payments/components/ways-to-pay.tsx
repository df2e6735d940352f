import type { Booking } from '@pahiya/contract/bookings/schemas';
import { CashButton } from './cash-button.tsx';
import { PayButton } from './pay-button.tsx';

/** Options of an unpaid booking in a list: pay online, or in cash instead. */
export function WaysToPay({ booking }: { booking: Booking }) {
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full [&>*]:grow">
      <PayButton booking={booking} attempt="first" />
      <CashButton booking={booking} />
    </div>
  );
}
