import { addDays } from '@pahiya/contract/shared/dates';
import { type DueKind, spacedRegistration, type Vehicle } from '@pahiya/contract/vehicles/schemas';

/** The owner is told this many days before the day, and on the day after it. */
export const reminderDays = [30, 7, 1, -1] as const;
export type ReminderDays = (typeof reminderDays)[number];

/** By the clock in India, each morning. */
export const reminderTime = '09:00';

/** What ran out longer ago is no news any more, however long no node was there to tell it. */
const longestDelayDays = 14;

/**
 * The days, first and last, of which a reminder is told on the morning of `today`: those it was meant for, and those whose
 * morning no node has seen, until the next reminder takes its place.
 */
export function daysToTell(days: ReminderDays, today: string): { from: string; to: string } {
  const next = reminderDays[reminderDays.indexOf(days) + 1];
  const closest = next === undefined ? -longestDelayDays : next + 1;
  return { from: addDays(today, closest), to: addDays(today, days) };
}

/** The same for the same reminder: it is told once, and anew when the day is changed. */
export function reminderSubject(reminder: {
  vehicleId: string;
  kind: DueKind;
  date: string;
  days: ReminderDays;
}): string {
  const { vehicleId, kind, date, days } = reminder;
  return `vehicle:${vehicleId}:${kind}:${date}:${days}`;
}

/** `Maruti Suzuki Swift (MH 12 AB 1234)`: of two alike the number tells which. */
export function nameOfVehicle({ make, model, registration }: Pick<Vehicle, 'make' | 'model' | 'registration'>): string {
  const name = `${make} ${model}`;
  return registration === null ? name : `${name} (${spacedRegistration(registration)})`;
}
