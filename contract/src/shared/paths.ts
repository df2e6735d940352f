import { z } from 'zod';

/** A path of this site. `//host`, `/\host`, control characters and other origins are refused, so that nobody is sent away. */
export const sitePath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u, 'Use a path of this site');
