import { category, serviceType, vehicleType } from '@pahiya/contract/garages/schemas';
import { clockTime } from '@pahiya/contract/shared/date-schemas';
import { rupees } from '@pahiya/contract/shared/money';
import { z } from 'zod';

/** Swapped coordinates fall outside. */
const india = { latitude: [6, 38], longitude: [68, 98] } as const;

const longestDurationMinutes = 7 * 24 * 60;

function text(longest: number) {
  return z
    .string()
    .trim()
    .normalize('NFC')
    .min(1, 'must not be empty')
    .max(longest, `must have at most ${longest} characters`)
    .refine(isStorable, 'must not hold control characters');
}

/** Placeholders that spreadsheets and programs write for missing values. */
const placeholder =
  /^(#?n\/?a!?|#(null|ref|value|name|div\/0)[!?]*|null|nil|none|undefined|nan|tbd|unknown|[-–—_.?*]+)$/i;

function nameOf(longest: number) {
  return text(longest).refine((name) => !placeholder.test(name), 'must be a name');
}

function between(number: z.ZodNumber, [least, most]: readonly [number, number]) {
  const reason = `must be between ${least} and ${most}`;
  return number.min(least, reason).max(most, reason);
}

function wholeBetween(least: number, most: number) {
  const reason = `must be a whole number between ${least} and ${most}`;
  return z.int().min(least, reason).max(most, reason);
}

function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(item)
    .min(1, 'must name at least one')
    .refine((list) => new Set(list).size === list.length, 'must not name anything twice');
}

const status = z.enum(['active', 'inactive']).nullish();

/** The rows of its lists are checked one by one, so that one bad row does not hide the next. */
export const garageHead = z
  .strictObject({
    externalId: text(100),
    name: nameOf(120),
    location: text(200),
    latitude: between(z.number(), india.latitude),
    longitude: between(z.number(), india.longitude),
    imageUrl: text(2000).refine(isPicture, 'must be an https address, or a path that begins with /').nullish(),
    status,
    categories: listOf(category),
    vehicleTypes: listOf(vehicleType),
    isFeatured: z.boolean().nullish(),
    featuredOrder: wholeBetween(0, 1_000_000).nullish(),
    averageRating: between(z.number(), [1, 5]).multipleOf(0.01, 'must have at most two decimals').nullish(),
    totalReviews: wholeBetween(1, 10_000_000).nullish(),
    services: z.array(z.unknown()).min(1, 'must name at least one'),
    mechanics: z.array(z.unknown()).nullish(),
    slots: z.array(z.unknown()).min(1, 'must name at least one'),
  })
  .refine((garage) => isNil(garage.averageRating) === isNil(garage.totalReviews), {
    error: 'needs average rating and total reviews together, or neither',
    path: ['totalReviews'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

export const serviceRow = z.strictObject({
  name: nameOf(120),
  description: text(1000).nullish(),
  price: rupees,
  /** Minutes. */
  duration: wholeBetween(1, longestDurationMinutes),
  serviceTypes: listOf(serviceType).nullish(),
});

export const mechanicRow = z.strictObject({
  name: nameOf(80),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[\d ()-]{6,20}$/, 'must be a phone number: digits, spaces and an optional leading +')
    .nullish(),
  status,
});

export const slotRow = z
  .strictObject({
    /** 0 is Sunday. */
    dayOfWeek: wholeBetween(0, 6),
    startTime: clockTime,
    endTime: clockTime,
    isAvailable: z.boolean().nullish(),
  })
  .refine((slot) => slot.startTime < slot.endTime, {
    error: 'must be after the start',
    path: ['endTime'],
    when: ({ issues }) => issues.length === 0,
  });

export type ServiceRow = z.output<typeof serviceRow>;
export type MechanicRow = z.output<typeof mechanicRow>;
export type SlotRow = z.output<typeof slotRow>;

export interface ImportedGarage extends Omit<z.output<typeof garageHead>, 'services' | 'mechanics' | 'slots'> {
  services: ServiceRow[];
  mechanics: MechanicRow[];
  slots: SlotRow[];
}

/** PostgreSQL stores neither NUL nor unpaired surrogates. Other control characters have no meaning in a text. */
function isStorable(value: string): boolean {
  return value.isWellFormed() && !/[^\P{Cc}\n\r\t]/u.test(value);
}

function isPicture(value: string): boolean {
  if (value.startsWith('/')) return !value.startsWith('//');
  return URL.parse(value)?.protocol === 'https:';
}

function isNil(value: unknown): boolean {
  return value === undefined || value === null;
}
