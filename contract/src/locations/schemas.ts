import { z } from 'zod';

export const location = z.object({
  latitude: z.number(),
  longitude: z.number(),
  address: z.string(),
  city: z.string(),
});
export type Location = z.infer<typeof location>;

/** A city, or a locality with the city it belongs to. */
export const place = z.object({
  name: z.string(),
  city: z.string(),
  state: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** No place has exactly the typed name; this one has a similar name. */
  isGuess: z.boolean(),
});
export type Place = z.infer<typeof place>;

/** City and state as used in a postal address. */
export const pincodePlace = z.object({ city: z.string(), state: z.string() });
export type PincodePlace = z.infer<typeof pincodePlace>;
