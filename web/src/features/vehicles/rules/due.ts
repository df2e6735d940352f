import type { Vehicle } from '@pahiya/contract/vehicles/schemas';

export const dueKinds = ['puc', 'insurance', 'service'] as const;
export type DueKind = (typeof dueKinds)[number];

export function dueDate(vehicle: Vehicle, kind: DueKind): string | null {
  return { puc: vehicle.pucUntil, insurance: vehicle.insuranceUntil, service: vehicle.serviceDue }[kind];
}

export interface Due {
  state: 'fine' | 'soon' | 'over';
  /** Until the day; less than nothing once it is past. */
  days: number;
}

/** Reminders begin so many days ahead. */
const soonDays = 30;
const dayMs = 86_400_000;

/** How a day stands to `today`, both `YYYY-MM-DD`; a paper is good on its last day. */
export function dueOn(date: string, today: string): Due {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / dayMs);
  if (days < 0) return { state: 'over', days };
  return { state: days <= soonDays ? 'soon' : 'fine', days };
}
