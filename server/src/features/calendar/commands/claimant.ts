import type { CreateBookingInput } from '@pahiya/contract/bookings/schemas';
import { type SQL, sql } from 'drizzle-orm';
import type { BookingLimits } from '../types.ts';

/** An existing booking needs no vehicle here, because its row has it. */
type Claimant = { userId: string; now: Date } & Partial<
  Pick<BookingLimits, 'open' | 'unpaid' | 'newAtGarage' | 'newInAll'> &
    Pick<CreateBookingInput, 'paymentMethod' | 'vehicleId' | 'vehicleType' | 'vehicleMake' | 'vehicleModel'> & {
      network: string;
      phone: string | null;
    }
>;

/** Input of `claim_slot` and `refuse_claimant`; a missing limit is not checked. */
export function claimantOf(claimant: Claimant | null): SQL {
  return sql`${claimant && JSON.stringify(claimant)}::jsonb`;
}
