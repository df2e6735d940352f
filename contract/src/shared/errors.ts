import { z } from 'zod';

/** `''` stands for the whole request. */
export const fieldData = z.object({ field: z.string() });

/** Each carries its HTTP status, because an undeclared code would become a 500. */
export const commonErrors = {
  INVALID_INPUT: {
    status: 400,
    message: 'Some of what was sent is not valid.',
    data: fieldData.extend({ issues: z.array(fieldData.extend({ message: z.string() })) }),
  },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  /** Nothing was changed, so a retry in a moment is safe. */
  OVERLOADED: { status: 503, message: 'We are very busy just now. Please try again in a moment.' },
  RATE_LIMITED: {
    status: 429,
    message: 'Too many requests. Please wait a moment.',
    data: z.object({ retryAfterSeconds: z.int() }),
  },
} as const;

export const signedInErrors = {
  UNAUTHORIZED: { status: 401, message: 'Please sign in.' },
  ACCOUNT_SUSPENDED: { status: 403, message: 'Your account cannot do this at the moment. Please contact support.' },
} as const;

/** `confirm` one, then repeat the call; `set_up`: the role requires one and the account has none. */
export const secondFactorErrors = {
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    message: 'Please confirm with your authenticator app.',
    data: z.object({ reason: z.enum(['confirm', 'set_up']) }),
  },
} as const;

export const codeErrors = {
  INVALID_CODE: { status: 400, message: 'This code is not right. Please try the next one.', data: fieldData },
} as const;

export const notFound = {
  NOT_FOUND: { status: 404, message: 'Not found.', data: fieldData },
} as const;

export const pictureErrors = {
  FILE_TOO_LARGE: {
    status: 413,
    message: 'This file is too large.',
    data: fieldData.extend({ maximumBytes: z.int() }),
  },
  /** Judged by the file's content, whatever its name says. */
  UNSUPPORTED_FILE: {
    status: 415,
    message: 'Please choose a JPEG, PNG, WebP, GIF or AVIF picture.',
    data: fieldData.extend({ kind: z.enum(['svg', 'heic', 'other']) }),
  },
  /** It starts like a picture but cannot be decoded, or has too many pixels. */
  UNREADABLE_FILE: { status: 422, message: 'This picture cannot be read. Please choose another.', data: fieldData },
} as const;

const storageAmount = z.object({ bytes: z.int(), files: z.int() });

export const storageErrors = {
  STORAGE_FULL: {
    status: 413,
    message: 'Your storage is full. Delete posts or conversations with files that you no longer need.',
    data: fieldData.extend({ used: storageAmount, limit: storageAmount }),
  },
} as const;

export const repeatedText = {
  REPEATED_TEXT: {
    status: 429,
    message: 'You have already posted this text. Please write something new.',
    data: fieldData.extend({ maximum: z.int() }),
  },
} as const;

/** The account is less than a week old, or has no completed booking. */
export const linkErrors = {
  LINK_TOO_EARLY: {
    status: 422,
    message: 'New accounts cannot share links here yet. Please remove the link.',
    data: fieldData,
  },
} as const;

export const accountErrors = {
  NEW_ACCOUNT_LIMIT: {
    status: 429,
    message: 'New accounts can do this only a few times a day. Please try again tomorrow.',
    data: z.object({ maximum: z.int() }),
  },
} as const;
