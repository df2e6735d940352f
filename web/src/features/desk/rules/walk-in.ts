import { type DeskService, walkInInput } from '@pahiya/contract/desk/garage/schemas';
import { phone } from '@pahiya/contract/profiles/schemas';
import { z } from 'zod';
import { type BoardDay, type Clock, isOver } from './day-grid.ts';

const fields = walkInInput.shape;

/** As the contract has it; a customer need not leave a number. */
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

/** What is chosen costs, in rupees, among what is offered now. */
export function totalOf(services: readonly DeskService[], serviceIds: readonly string[]): number {
  return services.filter(({ id }) => serviceIds.includes(id)).reduce((sum, { price }) => sum + price, 0);
}

export interface TimeChoice {
  startTime: string;
  endTime: string;
  isFree: boolean;
}

/** The times of a day that somebody at the counter can have: also the one that has begun. */
export function timesOf({ date, slots }: Pick<BoardDay, 'date' | 'slots'>, now: Clock): TimeChoice[] {
  return slots
    .filter(({ endTime }) => !isOver(date, endTime, now))
    .map(({ startTime, endTime, freeMechanics }) => ({ startTime, endTime, isFree: freeMechanics !== 0 }));
}

/** What goes with a wish to book, so that it is booked once however often it is sent. */
export interface WishKey {
  key: string;
  wish: string;
}

/** The key of before while the wish is the same: after a lost answer nothing is booked twice. */
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

/** What was typed before, when it can be read; day and time are chosen anew. */
export function draftOf(kept: unknown): WalkInDraft | null {
  return draft.safeParse(kept).data ?? null;
}
