import { type DeskService, walkInInput } from '@pahiya/contract/desk/garage/schemas';
import { phone } from '@pahiya/contract/profiles/schemas';
import { z } from 'zod';
import { type BoardDay, type Clock, isOver } from './board-grid.ts';

const fields = walkInInput.shape;

/** Like the contract's input, but the phone number is optional. */
export const walkInForm = z.object({
  serviceIds: fields.serviceIds,
  bookingDate: fields.bookingDate,
  bookingTime: fields.bookingTime,
  customerName: fields.customerName,
  customerPhone: z.union([z.literal('').transform(() => null), phone]),
  vehicleType: fields.vehicleType,
  vehicleMake: fields.vehicleMake,
  vehicleModel: fields.vehicleModel,
  notes: fields.notes,
});
export type WalkInValues = z.input<typeof walkInForm>;
export type WalkInWish = z.output<typeof walkInForm>;

export const emptyWalkIn = {
  serviceIds: [] as string[],
  bookingTime: '',
  customerName: '',
  customerPhone: '',
  vehicleType: 'car' as const,
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
export interface WishKey {
  key: string;
  wish: string;
}

/** Keeps the key while the request is unchanged, so that a retry after a lost answer does not book twice. */
export function keyOf(wish: WalkInWish, last: WishKey | null, newKey: () => string): WishKey {
  const text = JSON.stringify(wish);
  return last?.wish === text ? last : { key: newKey(), wish: text };
}

const draft = z.object({
  values: z.object({
    serviceIds: z.array(z.string()),
    customerName: z.string(),
    customerPhone: z.string(),
    vehicleType: fields.vehicleType,
    vehicleMake: z.string(),
    vehicleModel: z.string(),
    notes: z.string(),
  }),
  key: z.object({ key: z.string(), wish: z.string() }).nullable(),
});
export type WalkInDraft = z.infer<typeof draft>;

/** Restores an earlier draft, if it is valid. Day and time must be chosen again. */
export function draftOf(kept: unknown): WalkInDraft | null {
  return draft.safeParse(kept).data ?? null;
}
