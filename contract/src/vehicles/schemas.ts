import { z } from 'zod';
import { vehicleType } from '../garages/schemas.ts';
import { calendarDate } from '../shared/date-schemas.ts';
import { id } from '../shared/ids.ts';
import { limits } from '../shared/limits.ts';
import { line } from '../shared/text.ts';

export const fuels = ['petrol', 'diesel', 'cng', 'lpg', 'electric', 'hybrid'] as const;
export const fuel = z.enum(fuels);
export type Fuel = z.infer<typeof fuel>;

/** `MH12AB1234` (Central Motor Vehicles Rules, 1989, rule 50), `22BH1234AA` (rule 47, G.S.R. 594(E) of 2021). */
export const registration = z
  .string()
  .trim()
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .regex(
        /^([A-Z]{2}\d{1,2}[A-Z]{0,3}\d{4}|\d{2}BH\d{4}[A-Z]{1,2})$/,
        'Use a number like MH 12 AB 1234 or 22 BH 1234 AA',
      ),
  );

export const vehicleInput = z.strictObject({
  type: vehicleType,
  make: line().max(limits.vehicleNameLength),
  model: line().max(limits.vehicleNameLength),
  registration: registration.nullable().default(null),
  fuel: fuel.nullable().default(null),
  kilometres: z.int().min(0).max(2_000_000).nullable().default(null),
  pucUntil: calendarDate.nullable().default(null),
  insuranceUntil: calendarDate.nullable().default(null),
  serviceDue: calendarDate.nullable().default(null),
});
export type VehicleInput = z.infer<typeof vehicleInput>;

export const vehicle = z.object({ id, ...vehicleInput.shape, registration: z.string().nullable() });
export type Vehicle = z.infer<typeof vehicle>;

export const dueKinds = ['puc', 'insurance', 'service'] as const;
export type DueKind = (typeof dueKinds)[number];

export function dueDate(vehicle: Pick<Vehicle, 'pucUntil' | 'insuranceUntil' | 'serviceDue'>, kind: DueKind) {
  return { puc: vehicle.pucUntil, insurance: vehicle.insuranceUntil, service: vehicle.serviceDue }[kind];
}

/** A date within so many days counts as due soon. */
export const soonDays = 30;
