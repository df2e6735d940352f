import { z } from 'zod';
import { open } from '../shared/base.ts';
import { codeErrors, fieldData } from '../shared/errors.ts';
import { sitePath } from '../shared/text.ts';
import { factorsContract } from './factors/contract.ts';
import {
  answerChallengeInput,
  challenge,
  confirmEmailInput,
  forgotPasswordInput,
  resetPasswordInput,
  session,
  signInInput,
  signUpInput,
} from './schemas.ts';

const tags = ['auth'];
const invalidToken = {
  INVALID_TOKEN: { status: 400, message: 'This link is no longer valid.', data: fieldData },
} as const;
const challengeRequired = {
  CHALLENGE_REQUIRED: { status: 401, message: 'Enter the code from your authenticator app.', data: challenge },
} as const;
const done = z.object({ ok: z.literal(true) });

export const commonPassword = {
  PASSWORD_TOO_COMMON: {
    status: 422,
    message: 'Too many people use this password. Please choose another.',
    data: fieldData,
  },
} as const;

/** The web's session is in an HttpOnly cookie for these calls only; all others take a bearer (product, section 9.2). */
export const authContract = {
  signUp: open
    .errors({
      EMAIL_TAKEN: { status: 409, message: 'This email already has an account. Try logging in.', data: fieldData },
      ...commonPassword,
    })
    .route({
      method: 'POST',
      path: '/auth/sign-up',
      tags,
      summary: 'Create an account and its profile',
      successStatus: 201,
    })
    .input(signUpInput)
    /** Null until the e-mail address is confirmed. */
    .output(z.object({ session: session.nullable() })),
  signIn: open
    .errors({
      INVALID_CREDENTIALS: { status: 401, message: 'Invalid credentials. Please try again.' },
      EMAIL_NOT_CONFIRMED: {
        status: 403,
        message: 'Please confirm your email first. We have sent you the link again.',
      },
      ...challengeRequired,
    })
    .route({ method: 'POST', path: '/auth/sign-in', tags, summary: 'Sign in with e-mail and password' })
    .input(signInInput)
    .output(session),
  answerChallenge: open
    .errors({
      ...codeErrors,
      /** Five minutes have passed, five codes were wrong, or the challenge was already answered. */
      CHALLENGE_EXPIRED: { status: 410, message: 'This took too long. Please log in again.' },
    })
    .route({
      method: 'POST',
      path: '/auth/challenge',
      tags,
      summary: 'Sign in with the second factor',
      description:
        'Takes the `challengeId` of `CHALLENGE_REQUIRED`, or the one in the URL after a sign-in with Google. A challenge accepts five codes within five minutes.',
    })
    .input(answerChallengeInput)
    .output(session),
  token: open
    .errors({ SESSION_NOT_FOUND: { status: 401, message: 'You are signed out.' } })
    .route({
      method: 'POST',
      path: '/auth/token',
      tags,
      summary: 'Get a new access token',
      description:
        "Identified by the session cookie. The phone app has no cookie: it gets the session's token in the header `set-auth-token` of a sign-in, and sends it here and to `/auth/sign-out` as `Authorization: Bearer`.",
    })
    .output(session),
  signOut: open
    .route({ method: 'POST', path: '/auth/sign-out', tags, summary: 'End every session of the account' })
    .output(done),
  forgotPassword: open
    .route({
      method: 'POST',
      path: '/auth/forgot-password',
      tags,
      summary: 'Mail a reset link; the response does not reveal whether the address is known',
    })
    .input(forgotPasswordInput)
    .output(done),
  resetPassword: open
    .errors({ ...invalidToken, ...commonPassword })
    .route({ method: 'POST', path: '/auth/reset-password', tags, summary: 'Set a new password; ends every session' })
    .input(resetPasswordInput)
    .output(done),
  confirmEmail: open
    .errors({ ...invalidToken, ...challengeRequired })
    .route({
      method: 'POST',
      path: '/auth/confirm-email',
      tags,
      summary: 'Confirm the address with the mailed token and sign in',
    })
    .input(confirmEmailInput)
    .output(session),
  providers: open
    .route({ method: 'GET', path: '/auth/providers', tags, summary: 'Configured identity providers' })
    .output(z.object({ google: z.boolean() })),
  google: open
    .errors({ PROVIDER_UNAVAILABLE: { status: 503, message: 'Google sign-in is not set up here.' } })
    .route({ method: 'POST', path: '/auth/google', tags, summary: 'Start signing in with Google' })
    .input(z.strictObject({ next: sitePath.default('/') }))
    .output(z.object({ url: z.url() })),
  factors: factorsContract,
};
