import { spacedRegistration } from '@pahiya/contract/shared/numbers';
import { type Fuel, fuel, type Vehicle, type VehicleInput, vehicleInput } from '@pahiya/contract/vehicles/schemas';
import { z } from 'zod';

const { shape } = vehicleInput;

/** An empty field means unknown. */
const text = z.string().transform((typed) => (typed.trim() === '' ? null : typed));
const count = z
  .string()
  .transform((typed) => (typed.trim() === '' ? null : Number(typed.replace(/[\s,]/g, '') || Number.NaN)));

/** Applies the contract's rules to typed text. */
export const vehicleForm = z.object({
  type: shape.type,
  make: shape.make,
  model: shape.model,
  registration: text.pipe(shape.registration.unwrap()),
  fuel: z
    .union([z.literal(''), fuel])
    .transform((chosen): Fuel | null => chosen || null)
    .pipe(shape.fuel.unwrap()),
  kilometres: count.pipe(shape.kilometres.unwrap()),
  pucUntil: text.pipe(shape.pucUntil.unwrap()),
  insuranceUntil: text.pipe(shape.insuranceUntil.unwrap()),
  serviceDue: text.pipe(shape.serviceDue.unwrap()),
} satisfies Record<keyof VehicleInput, z.ZodType>);

/** Form values, complete or not. */
export type VehicleDraft = z.input<typeof vehicleForm>;
export type FinishedVehicle = z.output<typeof vehicleForm>;

export const mostKilometres = 2_000_000;

/** Form values of a vehicle; defaults for null. */
export function draftOf(vehicle: Vehicle | null): VehicleDraft {
  return {
    type: vehicle?.type ?? 'car',
    make: vehicle?.make ?? '',
    model: vehicle?.model ?? '',
    registration: vehicle?.registration ? spacedRegistration(vehicle.registration) : '',
    fuel: vehicle?.fuel ?? '',
    kilometres: vehicle?.kilometres?.toString() ?? '',
    pucUntil: vehicle?.pucUntil ?? '',
    insuranceUntil: vehicle?.insuranceUntil ?? '',
    serviceDue: vehicle?.serviceDue ?? '',
  };
}

/** Formats a registration number as on the plate. Invalid text is returned as typed. */
export function tidyRegistration(typed: string): string {
  const parsed = vehicleForm.shape.registration.safeParse(typed);
  return parsed.success && parsed.data ? spacedRegistration(parsed.data) : typed;
}
