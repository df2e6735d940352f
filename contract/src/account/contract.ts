import { z } from 'zod';
import { commonPassword } from '../auth/contract.ts';
import { email, secondFactorCode } from '../auth/schemas.ts';
import { open, signedIn } from '../shared/base.ts';
import { codeErrors, fieldData, notFound, secondFactorErrors } from '../shared/errors.ts';
import { id } from '../shared/ids.ts';
import { sitePath } from '../shared/text.ts';
import {
  changePasswordInput,
  declareAgeInput,
  deleteAccountInput,
  deletionToken,
  deviceSession,
  signInMethods,
} from './schemas.ts';

const tags = ['account'];

const deletionErrors = {
  /** A booking is paid, or its vehicle is at the garage. */
  BOOKING_OPEN: {
    status: 409,
    message: 'Cancel your open bookings first, or wait until they are done.',
    data: fieldData.extend({ bookingIds: z.array(id) }),
  },
  LAST_ADMIN: { status: 409, message: 'The last admin stays.', data: fieldData },
} as const;

export const accountContract = {
  sessions: signedIn
    .route({ method: 'GET', path: '/account/sessions', tags, summary: "The account's sessions, last seen first" })
    .output(z.array(deviceSession)),
  endSession: signedIn
    .meta({ openToSuspended: 'Signing out a device' })
    .errors(notFound)
    .route({ method: 'DELETE', path: '/account/sessions/{sessionId}', tags, summary: 'Sign out one device' })
    .input(z.strictObject({ sessionId: id }))
    .output(z.array(deviceSession)),
  endOtherSessions: signedIn
    .meta({ openToSuspended: 'Signing out devices' })
    .route({ method: 'DELETE', path: '/account/sessions', tags, summary: 'Sign out every other device' })
    .output(z.array(deviceSession)),
  changePassword: signedIn
    .errors({
      WRONG_PASSWORD: { status: 409, message: 'The current password is not right.', data: fieldData },
      SAME_PASSWORD: { status: 409, message: 'The new password is the current one.', data: fieldData },
      /** The account signs in with Google only; a password reset by mail can give it a password. */
      NO_PASSWORD: { status: 409, message: 'This account has no password yet.', data: fieldData },
      ...commonPassword,
    })
    .route({
      method: 'PUT',
      path: '/account/password',
      tags,
      summary: 'Change the password; every other session ends',
    })
    .input(changePasswordInput)
    .output(z.object({ ok: z.literal(true) })),
  signInMethods: signedIn
    .route({ method: 'GET', path: '/account/sign-in-methods', tags, summary: "The account's sign-in methods" })
    .output(signInMethods),
  linkGoogle: signedIn
    .errors({ PROVIDER_UNAVAILABLE: { status: 503, message: 'Google sign-in is not set up here.' } })
    .route({ method: 'POST', path: '/account/google', tags, summary: 'Start linking a Google account' })
    .input(z.strictObject({ next: sitePath.default('/settings') }))
    .output(z.object({ url: z.url() })),
  unlinkGoogle: signedIn
    .errors({
      LAST_SIGN_IN_METHOD: {
        status: 409,
        message: 'Set a password first: without one you could not sign in any more.',
        data: fieldData,
      },
    })
    .route({ method: 'DELETE', path: '/account/google', tags, summary: 'Unlink the Google account' })
    .output(signInMethods),
  deactivate: signedIn
    .route({
      method: 'POST',
      path: '/account/deactivate',
      tags,
      summary: 'Deactivate the account until the next sign-in',
      description: 'Ends every session. Bookings stay.',
    })
    .output(z.object({ ok: z.literal(true) })),
  declareAge: signedIn
    .meta({ openToSuspended: 'Required by law for every account' })
    .route({ method: 'POST', path: '/account/age-declaration', tags, summary: 'Declare an age of 18 or older' })
    .input(declareAgeInput)
    .output(z.object({ ok: z.literal(true) })),
  delete: signedIn
    .meta({ openToSuspended: 'Everybody may delete their account', asksFactorAgain: 'Cannot be undone' })
    .errors({
      WRONG_PROOF: { status: 409, message: 'This does not match the account.', data: fieldData },
      ...deletionErrors,
      ...secondFactorErrors,
    })
    .route({
      method: 'DELETE',
      path: '/account',
      tags,
      summary: 'Delete the account and its data',
      description:
        'Cancels open bookings that are not paid. Records that accounting law requires stay, without a name.',
    })
    .input(deleteAccountInput)
    .output(z.object({ ok: z.literal(true) })),
  export: signedIn
    .meta({ asksFactorAgain: 'Exports all data of the account' })
    .errors(secondFactorErrors)
    .route({
      method: 'GET',
      path: '/account/export',
      tags,
      summary: 'Download all data and files of the account as a ZIP',
    })
    .output(z.file()),
  requestDeletion: open
    .route({
      method: 'POST',
      path: '/account/deletion-requests',
      tags,
      summary: 'Request the deletion of an account without signing in',
      description: 'Mails a link if the address has an account. The response is always the same.',
    })
    .input(z.strictObject({ email }))
    .output(z.object({ ok: z.literal(true) })),
  confirmDeletion: open
    .errors({
      INVALID_TOKEN: { status: 400, message: 'This link is no longer valid.', data: fieldData },
      ...deletionErrors,
      ...codeErrors,
      CODE_REQUIRED: {
        status: 403,
        message: 'Enter a code of your authenticator app or a recovery code.',
        data: fieldData,
      },
    })
    .route({
      method: 'POST',
      path: '/account/deletion-requests/confirm',
      tags,
      summary: 'Delete an account by its mailed link',
    })
    .input(z.strictObject({ token: deletionToken, code: secondFactorCode.optional() }))
    .output(z.object({ ok: z.literal(true) })),
};
