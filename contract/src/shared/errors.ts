import { z } from 'zod';

/** Names the input at fault; `''` stands for the request as a whole. */
export const fieldData = z.object({ field: z.string() });

/** Every procedure may answer these; each carries its HTTP status (an undeclared code would become a 500). */
export const commonErrors = {
  INVALID_INPUT: {
    status: 400,
    message: 'Some of what was sent is not valid.',
    data: fieldData.extend({ issues: z.array(fieldData.extend({ message: z.string() })) }),
  },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  /** Nothing was changed; trying again in a moment is safe. */
  OVERLOADED: { status: 503, message: 'We are very busy just now. Please try again in a moment.' },
  RATE_LIMITED: {
    status: 429,
    message: 'Too many requests. Please wait a moment.',
    data: z.object({ retryAfterSeconds: z.int() }),
  },
} as const;

export const signedInErrors = {
  UNAUTHORIZED: { status: 401, message: 'Please sign in.' },
} as const;

export const notFound = {
  NOT_FOUND: { status: 404, message: 'Not found.', data: fieldData },
} as const;
