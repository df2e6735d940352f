import { accountContract } from './account/contract.ts';
import { authContract } from './auth/contract.ts';
import { bookingsContract } from './bookings/contract.ts';
import { communityContract } from './community/contract.ts';
import { deskContract } from './desk/contract.ts';
import { filesContract } from './files/contract.ts';
import { garagesContract } from './garages/contract.ts';
import { liveContract } from './live/contract.ts';
import { locationsContract } from './locations/contract.ts';
import { notificationsContract } from './notifications/contract.ts';
import { paymentsContract } from './payments/contract.ts';
import { profilesContract } from './profiles/contract.ts';
import { reviewsContract } from './reviews/contract.ts';
import { revvyContract } from './revvy/contract.ts';
import { supportContract } from './support/contract.ts';
import { vehiclesContract } from './vehicles/contract.ts';

export const apiPrefix = '/api';

export const contract = {
  auth: authContract,
  garages: garagesContract,
  locations: locationsContract,
  bookings: bookingsContract,
  payments: paymentsContract,
  reviews: reviewsContract,
  live: liveContract,
  files: filesContract,
  profiles: profilesContract,
  community: communityContract,
  notifications: notificationsContract,
  revvy: revvyContract,
  support: supportContract,
  desk: deskContract,
  account: accountContract,
  vehicles: vehiclesContract,
};
