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
  /** A suspended account reads and writes nothing. */
  ACCOUNT_SUSPENDED: { status: 403, message: 'Your account cannot do this at the moment. Please contact support.' },
} as const;

/**
 * The call needs a second factor that was proved in this session a short while ago: `confirm` one and send the call again.
 * `set_up`: the account's role needs one, and the account has none.
 */
export const secondFactorErrors = {
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    message: 'Please confirm with your authenticator app.',
    data: z.object({ reason: z.enum(['confirm', 'set_up']) }),
  },
} as const;

/** What a code of the second factor may be refused for. */
export const codeErrors = {
  /** Wrong, too old, or used before. */
  INVALID_CODE: { status: 400, message: 'This code is not right. Please try the next one.', data: fieldData },
} as const;

export const notFound = {
  NOT_FOUND: { status: 404, message: 'Not found.', data: fieldData },
} as const;

/** What a picture may be refused for; `field` names where it was sent. */
export const pictureErrors = {
  FILE_TOO_LARGE: {
    status: 413,
    message: 'This file is too large.',
    data: fieldData.extend({ maximumBytes: z.int() }),
  },
  /** Content that is no picture, whatever its name says, and kinds that are not taken: SVG, HEIC. */
  UNSUPPORTED_FILE: {
    status: 415,
    message: 'Please choose a JPEG, PNG, WebP, GIF or AVIF picture.',
    data: fieldData.extend({ kind: z.enum(['svg', 'heic', 'other']) }),
  },
  /** It begins like a picture and cannot be read, or has more pixels than anybody can look at. */
  UNREADABLE_FILE: { status: 422, message: 'This picture cannot be read. Please choose another.', data: fieldData },
} as const;

/** What uploads of one account may take; `used` and `limit` are bytes and files. */
const storageAmount = z.object({ bytes: z.int(), files: z.int() });

export const storageErrors = {
  STORAGE_FULL: {
    status: 413,
    message: 'Your storage is full. Delete posts or conversations with files that you no longer need.',
    data: fieldData.extend({ used: storageAmount, limit: storageAmount }),
  },
} as const;

/** The same text, or nearly the same, was written too often within a day. */
export const repeatedText = {
  REPEATED_TEXT: {
    status: 429,
    message: 'You have already posted this text. Please write something new.',
    data: fieldData.extend({ maximum: z.int() }),
  },
} as const;

/** What a young account may not do yet. */
export const accountErrors = {
  /** An account is young, and has done this often today. */
  NEW_ACCOUNT_LIMIT: {
    status: 429,
    message: 'New accounts can do this only a few times a day. Please try again tomorrow.',
    data: z.object({ maximum: z.int() }),
  },
} as const;
