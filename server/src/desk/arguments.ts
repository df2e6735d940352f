import { parseArgs } from 'node:util';
import { bookingStatus } from '@pahiya/contract/bookings/schemas';
import { calendarDate } from '@pahiya/contract/shared/dates';
import { limits } from '@pahiya/contract/shared/limits';
import { line, visibleText } from '@pahiya/contract/shared/text';
import { z } from 'zod';
import { StartupError } from '../config/startup-error.ts';

const usage = `Usage: npm run desk -- COMMAND
  list [--garage ID] [--date YYYY-MM-DD] [--status STATUS]   bookings from today on, or of one day
  assign BOOKING MECHANIC --by NAME                          MECHANIC is a name or an id
  start BOOKING --by NAME
  complete BOOKING --by NAME
  cancel BOOKING --reason TEXT --by NAME
  cash BOOKING --by NAME                                     cash was received`;

const booking = z.uuid('this is no id; `list` shows the ids of bookings');
/** Who makes the change, kept with it. */
const by = line().max(limits.fullNameLength);

const deskRequest = z.discriminatedUnion('command', [
  z.strictObject({
    command: z.literal('list'),
    garage: z.uuid('this is no id').optional(),
    date: calendarDate.optional(),
    status: bookingStatus.optional(),
  }),
  z.strictObject({ command: z.literal('assign'), booking, mechanic: line(), by }),
  z.strictObject({ command: z.literal('start'), booking, by }),
  z.strictObject({ command: z.literal('complete'), booking, by }),
  z.strictObject({
    command: z.literal('cancel'),
    booking,
    reason: visibleText().max(limits.reasonLength),
    by,
  }),
  z.strictObject({ command: z.literal('cash'), booking, by }),
]);
export type DeskRequest = z.infer<typeof deskRequest>;
export type DeskChange = Exclude<DeskRequest, { command: 'list' }>;

/** Throws `StartupError` with what to do instead. */
export function parseDeskArguments(args: string[]): DeskRequest {
  const given = readArguments(args);
  const { data, error } = deskRequest.safeParse(given);
  if (data) return data;
  const issue = error.issues[0];
  const field = String(issue?.path[0] ?? '');
  if (!(field in given) || field === 'command') throw new StartupError(field === 'by' ? whoIsMissing : usage);
  throw new StartupError(`${nameOf(field)}: ${issue?.message}`);
}

const whoIsMissing = '--by NAME is missing: say who makes the change.';

function readArguments(args: string[]): Record<string, string> {
  const text = { type: 'string' } as const;
  const options = { garage: text, date: text, status: text, reason: text, by: text };
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [command, booking, mechanic, ...others] = positionals;
    if (command === undefined || others.length > 0) throw new StartupError(usage);
    const operands = { ...(booking === undefined ? {} : { booking }), ...(mechanic === undefined ? {} : { mechanic }) };
    return { ...values, ...operands, command };
  } catch (error) {
    if (error instanceof TypeError) throw new StartupError(usage);
    throw error;
  }
}

function nameOf(field: string): string {
  return field === 'booking' || field === 'mechanic' ? field.toUpperCase() : `--${field}`;
}
