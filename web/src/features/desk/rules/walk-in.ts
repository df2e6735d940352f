import { type DeskService, walkInInput } from '@pahiya/contract/desk/garage/schemas';
import { phone } from '@pahiya/contract/profiles/schemas';
import { z } from 'zod';
import { type BoardDay, type Clock, isOver } from './board-grid.ts';

const fields = walkInInput.shape;

const { garageId: _garage, expectedTotal: _total, idempotencyKey: _key, ...asked } = fields;

/** Like the contract's input, but the phone number is optional. */
export const walkInForm = z.object({
  ...asked,
  customerPhone: z.union([z.literal('').transform(() => null), phone]),
  notes: fields.notes.unwrap(),
});
export type WalkInValues = z.input<typeof walkInForm>;
export type WalkInRequest = z.output<typeof walkInForm>;

export const emptyWalkIn: Omit<Required<WalkInValues>, 'bookingDate'> = {
  serviceIds: [],
  bookingTime: '',
  customerName: '',
  customerPhone: '',
  vehicleType: 'car',
  vehicleMake: '',
  vehicleModel: '',
  notes: '',
};

/** Total price in rupees of the chosen services that are currently offered. */
export function totalOf(services: readonly DeskService[], serviceIds: readonly string[]): number {
  return services.filter(({ id }) => serviceIds.includes(id)).reduce((sum, { price }) => sum + price, 0);
}

export interface TimeChoice {
  startTime: string;
  endTime: string;
  isFree: boolean;
}

/** Times of a day that a walk-in can have, including the slot that has begun. */
export function timesOf({ date, slots }: Pick<BoardDay, 'date' | 'slots'>, now: Clock): TimeChoice[] {
  return slots
    .filter(({ endTime }) => !isOver(date, endTime, now))
    .map(({ startTime, endTime, freeMechanics }) => ({ startTime, endTime, isFree: freeMechanics !== 0 }));
}

/** Idempotency key of a request, so that sending it again books only once. */
export interface RequestKey {
  key: string;
  /** The request as text. */
  content: string;
}

/** Keeps the key while the request is unchanged, so that a retry after a lost answer does not book twice. */
export function keyOf(request: WalkInRequest, last: RequestKey | null, newKey: () => string): RequestKey {
  const text = JSON.stringify(request);
  return last?.content === text ? last : { key: newKey(), content: text };
}

/** Day and time must be chosen again. */
export const walkInDraft = z.object({
  values: z.object({
    serviceIds: z.array(z.string()),
    customerName: z.string(),
    customerPhone: z.string(),
    vehicleType: fields.vehicleType,
    vehicleMake: z.string(),
    vehicleModel: z.string(),
    notes: z.string(),
  } satisfies Record<Exclude<keyof WalkInValues, 'bookingDate' | 'bookingTime'>, z.ZodType>),
  key: z.object({ key: z.string(), content: z.string() }).nullable(),
});
