import { implement } from '@orpc/server';
import { garagesContract } from '@pahiya/contract/garages/contract';
import { paymentsContract } from '@pahiya/contract/payments/contract';
import { accountProcedures } from '../features/account/procedures.ts';
import { authProcedures } from '../features/auth/procedures.ts';
import { paymentOutcome } from '../features/bookings/procedures/payment-outcome.ts';
import { bookingsProcedures } from '../features/bookings/procedures.ts';
import { communityProcedures } from '../features/community/procedures.ts';
import { deskProcedures } from '../features/desk/procedures.ts';
import { filesProcedures } from '../features/files/procedures.ts';
import { garagesProcedures } from '../features/garages/procedures.ts';
import { liveProcedures } from '../features/live/procedures.ts';
import { locationsProcedures } from '../features/locations/procedures.ts';
import type { Locations } from '../features/locations/types.ts';
import { notificationsProcedures } from '../features/notifications/procedures.ts';
import { paymentsProcedures } from '../features/payments/procedures.ts';
import type { Payments } from '../features/payments/types.ts';
import { profilesProcedures } from '../features/profiles/procedures.ts';
import { reviewsProcedures } from '../features/reviews/procedures.ts';
import { revvyProcedures } from '../features/revvy/procedures.ts';
import { searchProcedures } from '../features/search/procedures.ts';
import { supportProcedures } from '../features/support/procedures.ts';
import { vehiclesProcedures } from '../features/vehicles/procedures.ts';
import type { BaseContext } from '../platform/procedure.ts';
import { trustAnswers } from './trust-answers.ts';

export const router = trustAnswers({
  auth: authProcedures,
  garages: implement(garagesContract)
    .$context<BaseContext & { locations: Locations }>()
    .router({ ...garagesProcedures, ...searchProcedures }),
  locations: locationsProcedures,
  bookings: bookingsProcedures,
  payments: implement(paymentsContract)
    .$context<BaseContext & { payments: Payments }>()
    .router({ ...paymentsProcedures, ...paymentOutcome }),
  reviews: reviewsProcedures,
  live: liveProcedures,
  notifications: notificationsProcedures,
  files: filesProcedures,
  profiles: profilesProcedures,
  community: communityProcedures,
  revvy: revvyProcedures,
  support: supportProcedures,
  desk: deskProcedures,
  account: accountProcedures,
  vehicles: vehiclesProcedures,
});
