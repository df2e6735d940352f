import { bookingStatus } from '@pahiya/contract/bookings/schemas';
import { roles } from '@pahiya/contract/desk/schemas';
import { calendarDate } from '@pahiya/contract/shared/date-schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { line, visibleText } from '@pahiya/contract/shared/text';
import { z } from 'zod';

export const usage = `Usage: npm run desk -- COMMAND
  list [--garage ID] [--date YYYY-MM-DD] [--status STATUS]   bookings from today on, or of one day
  assign BOOKING MECHANIC --by NAME                          MECHANIC is a name or an id
  start BOOKING --by NAME
  complete BOOKING --by NAME
  cancel BOOKING --reason TEXT --by NAME
  cash BOOKING --by NAME                                     cash was received

  reports                                                    what people have reported, oldest first
  hide post|comment ID --reason TEXT --by NAME
  restore post|comment ID [--reason TEXT] --by NAME
  warn USERNAME --reason TEXT --by NAME
  suspend USERNAME --reason TEXT --by NAME
  reinstate USERNAME [--reason TEXT] --by NAME
  dismiss REPORT [--reason TEXT] --by NAME                   there was nothing to it

  tickets                                                    what customers have asked support, oldest first

  money                                                      captures, refunds and bookings that do not match
  close ROW --reason TEXT --by NAME                          such a row was looked into

  mails                                                      mails that were given up, latest first
  send-again MAIL --by NAME                                  has one of them sent once more

  grant EMAIL admin|agent|garage [--garage ID]               gives an account a role at the desk
  revoke EMAIL admin|agent|garage [--garage ID]

  factor-need ROLE on|off --by NAME                          whether a role works only with two-factor sign-in
  factor-reset EMAIL --reason TEXT --by NAME                 for somebody who lost phone and recovery codes

  sign-out EMAIL|everybody --reason TEXT --by NAME           ends all sessions
  export EMAIL FILE --reason TEXT --by NAME                  writes a ZIP with all data of an account
  erase EMAIL --reason TEXT --by NAME                        deletes an account as its owner could`;

const booking = z.uuid('this is no id; `list` shows the ids of bookings');
const id = z.uuid('this is no id; `reports` shows the ids');
const by = line().max(limits.fullNameLength);
const reason = visibleText().max(limits.reasonLength);
const target = z.enum(['post', 'comment'], 'say post or comment');
const username = line().transform((name) => name.replace(/^@/, ''));

const bookingChange = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('assign'), booking, mechanic: line(), by }),
  z.strictObject({ command: z.literal('start'), booking, by }),
  z.strictObject({ command: z.literal('complete'), booking, by }),
  z.strictObject({ command: z.literal('cancel'), booking, reason, by }),
  z.strictObject({ command: z.literal('cash'), booking, by }),
]);
export type BookingChange = z.infer<typeof bookingChange>;

const noReason = reason.or(z.literal('')).default('');

const moderation = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('hide'), target, id, reason, by }),
  z.strictObject({ command: z.literal('restore'), target, id, reason: noReason, by }),
  z.strictObject({ command: z.literal('warn'), username, reason, by }),
  z.strictObject({ command: z.literal('suspend'), username, reason, by }),
  z.strictObject({ command: z.literal('reinstate'), username, reason: noReason, by }),
  z.strictObject({ command: z.literal('dismiss'), report: id, reason: noReason, by }),
]);
export type Moderation = z.infer<typeof moderation>;

/** These need no `by`, because anyone who can run them controls the machine. */
const roleOfAccount = {
  email: z.email('this is no e-mail address'),
  role: z.enum(roles, `say ${roles.join(', ')}`),
  garage: z.uuid('this is no id').optional(),
};

const roleChange = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('grant'), ...roleOfAccount }),
  z.strictObject({ command: z.literal('revoke'), ...roleOfAccount }),
]);
export type RoleChange = z.infer<typeof roleChange>;

const factorChange = z.discriminatedUnion('command', [
  z.strictObject({
    command: z.literal('factor-need'),
    role: roleOfAccount.role,
    state: z.enum(['on', 'off'], 'say on or off'),
    by,
  }),
  z.strictObject({ command: z.literal('factor-reset'), email: roleOfAccount.email, reason, by }),
]);
export type FactorChange = z.infer<typeof factorChange>;

const email = roleOfAccount.email;

const personRequest = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('sign-out'), email: email.or(z.literal('everybody')), reason, by }),
  z.strictObject({ command: z.literal('export'), email, file: line(), reason, by }),
  z.strictObject({ command: z.literal('erase'), email, reason, by }),
]);
export type PersonRequest = z.infer<typeof personRequest>;

export const deskRequest = z.discriminatedUnion('command', [
  z.strictObject({
    command: z.literal('list'),
    garage: z.uuid('this is no id').optional(),
    date: calendarDate.optional(),
    status: bookingStatus.optional(),
  }),
  z.strictObject({ command: z.literal('reports') }),
  z.strictObject({ command: z.literal('tickets') }),
  z.strictObject({ command: z.literal('money') }),
  z.strictObject({ command: z.literal('close'), row: line(), reason, by }),
  z.strictObject({ command: z.literal('mails') }),
  z.strictObject({ command: z.literal('send-again'), mail: z.uuid('this is no id; `mails` shows the ids'), by }),
  bookingChange,
  moderation,
  roleChange,
  factorChange,
  personRequest,
]);
export type DeskRequest = z.infer<typeof deskRequest>;

export const operandsOf: Record<DeskRequest['command'], string[]> = {
  list: [],
  assign: ['booking', 'mechanic'],
  start: ['booking'],
  complete: ['booking'],
  cancel: ['booking'],
  cash: ['booking'],
  reports: [],
  tickets: [],
  money: [],
  close: ['row'],
  mails: [],
  'send-again': ['mail'],
  hide: ['target', 'id'],
  restore: ['target', 'id'],
  warn: ['username'],
  suspend: ['username'],
  reinstate: ['username'],
  dismiss: ['report'],
  grant: ['email', 'role'],
  revoke: ['email', 'role'],
  'factor-need': ['role', 'state'],
  'factor-reset': ['email'],
  'sign-out': ['email'],
  export: ['email', 'file'],
  erase: ['email'],
};
