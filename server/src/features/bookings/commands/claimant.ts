import type { CreateBookingInput } from '@pahiya/contract/bookings/schemas';
import { type SQL, sql } from 'drizzle-orm';
import type { BookingLimits } from '../types.ts';

/** Who claims a slot and how many they may hold. For an existing booking the vehicle is read from its row. */
type Claimant = { userId: string; now: Date } & Partial<
  Pick<BookingLimits, 'open' | 'unpaid' | 'newAtGarage' | 'newInAll'> &
    Pick<CreateBookingInput, 'paymentMethod' | 'vehicleId' | 'vehicleType' | 'vehicleMake' | 'vehicleModel'> & {
      network: string;
      phone: string | null;
    }
>;

/** As `claim_slot` and `refuse_claimant` read it: a number that is left out is not counted. */
export function claimantOf(claimant: Claimant | null): SQL {
  return sql`${claimant && JSON.stringify(claimant)}::jsonb`;
}
