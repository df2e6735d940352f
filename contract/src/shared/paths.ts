import { z } from 'zod';

/** Of this site: `//host`, `/\host` and control characters would be an open redirect. */
export const sitePath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u, 'Use a path of this site');
