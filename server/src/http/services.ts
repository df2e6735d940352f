import type { AnyProcedure } from '@orpc/server';
import type { PhoneAppSettings } from '../config/phone-app.ts';
import type { Database } from '../database/pool.ts';
import type { Auth } from '../features/auth/service/auth.ts';
import type { BookingLimits } from '../features/calendar/types.ts';
import type { Files } from '../features/files/types.ts';
import type { PublicChanges } from '../features/live/service/public-changes.ts';
import type { Live } from '../features/live/types.ts';
import type { Locations } from '../features/locations/types.ts';
import type { Mails } from '../features/mail/types.ts';
import type { Pushes } from '../features/notifications/types.ts';
import type { PaymentEndpoints, Payments } from '../features/payments/types.ts';
import type { Revvy } from '../features/revvy/service/revvy.ts';
import type { Support } from '../features/support/types.ts';
import type { Logger } from '../platform/logger.ts';
import type { RateLimits } from '../platform/rate-limits.ts';
import type { SignedInStreams } from '../platform/streams/signed-in-streams.ts';
import type { KeepAnswer } from './kept/kept-answers.ts';

export interface Services {
  db: Database;
  log: Logger;
  now: () => Date;
  rateLimits: RateLimits;
  auth: Auth;
  locations: Locations;
  live: Live;
  files: Files;
  payments: Payments;
  bookingLimits: BookingLimits;
  pushes: Pushes;
  mails: Mails;
  revvy: Revvy;
  support: Support;
  streams: SignedInStreams;
  paymentEndpoints: PaymentEndpoints;
  origin: string;
  trustedProxies: number;
  phoneApp: PhoneAppSettings;
  /** Set only in tests. Throws if a response does not match its contract. */
  checkAnswer?: (procedure: AnyProcedure, answer: unknown) => Promise<void>;
  ping: () => Promise<void>;
  isLate: () => boolean;
  changes: PublicChanges;
  keepAnswer: KeepAnswer;
}
