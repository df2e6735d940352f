import { z } from 'zod';

/** A path of this site. `//host`, `/\host` and control characters are refused to prevent an open redirect. */
export const sitePath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u, 'Use a path of this site');
