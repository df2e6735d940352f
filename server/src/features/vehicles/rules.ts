import { addDays } from '@pahiya/contract/shared/dates';
import { spacedRegistration } from '@pahiya/contract/shared/numbers';
import type { DueKind, Vehicle } from '@pahiya/contract/vehicles/schemas';

/** Days before the date; -1 is the day after. */
export const reminderDays = [30, 7, 1, -1] as const;
export type ReminderDays = (typeof reminderDays)[number];

/** Time in India. */
export const reminderTime = '09:00';

/** Later an expired date is no longer announced, however long no node ran. */
const longestDelayDays = 14;

/** Inclusive: those due on this very day and those missed since, up to the next reminder. */
export function daysToTell(days: ReminderDays, today: string): { from: string; to: string } {
  const next = reminderDays[reminderDays.indexOf(days) + 1];
  const closest = next === undefined ? -longestDelayDays : next + 1;
  return { from: addDays(today, closest), to: addDays(today, days) };
}

/** Returns the same for the same reminder, and another when the date changes. */
export function reminderSubject(reminder: {
  vehicleId: string;
  kind: DueKind;
  date: string;
  days: ReminderDays;
}): string {
  const { vehicleId, kind, date, days } = reminder;
  return `vehicle:${vehicleId}:${kind}:${date}:${days}`;
}

export function nameOfVehicle({ make, model, registration }: Pick<Vehicle, 'make' | 'model' | 'registration'>): string {
  const name = `${make} ${model}`;
  return registration === null ? name : `${name} (${spacedRegistration(registration)})`;
}
