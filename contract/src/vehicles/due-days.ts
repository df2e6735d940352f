import type { Vehicle } from './schemas.ts';

/** What runs out or is due on a day of its own. */
export const dueKinds = ['puc', 'insurance', 'service'] as const;
export type DueKind = (typeof dueKinds)[number];

export function dueDate(vehicle: Pick<Vehicle, 'pucUntil' | 'insuranceUntil' | 'serviceDue'>, kind: DueKind) {
  return { puc: vehicle.pucUntil, insurance: vehicle.insuranceUntil, service: vehicle.serviceDue }[kind];
}

/** So many days ahead it is time to do something about it. */
export const soonDays = 30;
