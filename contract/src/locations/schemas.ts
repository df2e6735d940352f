import { z } from 'zod';

export const location = z.object({
  latitude: z.number(),
  longitude: z.number(),
  address: z.string(),
  city: z.string(),
  /** False only where the position is certainly abroad. */
  isInIndia: z.boolean(),
});
export type Location = z.infer<typeof location>;

export const place = z.object({
  name: z.string(),
  city: z.string(),
  state: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Only the name is similar to the typed one. */
  isGuess: z.boolean(),
});
export type Place = z.infer<typeof place>;

export const pincodePlace = z.object({ city: z.string(), state: z.string() });
export type PincodePlace = z.infer<typeof pincodePlace>;
