import { account, files, people, work } from './export-of-account.ts';
import { bookings, vehicles } from './export-of-bookings.ts';
import { community, notifications } from './export-of-community.ts';
import { revvy, support } from './export-of-conversations.ts';
import type { Section } from './export-rows.ts';

export const exportFileNames = [
  'account',
  'people',
  'community',
  'notifications',
  'bookings',
  'vehicles',
  'revvy',
  'support',
  'work',
  'files',
] as const;

/** Exports no content of others and no secrets. A test compares it and `notExported` with all tables of an account. */
export const exportFiles: Record<(typeof exportFileNames)[number], Section[]> = {
  ...{ account, people, community, notifications, bookings, vehicles, revvy, support, work, files },
};

export const notExported: Record<string, string> = {
  mails: 'a waiting mail repeats what other rows say, and its link can give access to the account',
  auth_challenges: 'a sign-in that is not finished ends after five minutes',
  auth_recovery_codes: 'it holds only secrets',
  notification_actors: 'they are other people, and the notification names them',
  push_deliveries: 'a waiting push repeats a notification',
  support_notes: 'agents write them for each other',
};
