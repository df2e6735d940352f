import { z } from 'zod';

/** A path of this site. It refuses `//host`, `/\host` and control characters, which would be an open redirect. */
export const sitePath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u, 'Use a path of this site');
