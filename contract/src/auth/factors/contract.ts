import { z } from 'zod';
import { signedIn } from '../../shared/base.ts';
import { codeErrors, fieldData } from '../../shared/errors.ts';
import {
  beginFactorInput,
  changeFactorInput,
  confirmFactorInput,
  factorSecret,
  proveFactorInput,
  recoveryCodes,
  secondFactor,
} from './schemas.ts';

const tags = ['two-factor'];

const passwordErrors = {
  WRONG_PASSWORD: { status: 409, message: 'The password is not right.', data: fieldData },
  /** The account has no password, and its sign-in is not recent enough to replace one. */
  SIGN_IN_AGAIN: { status: 409, message: 'Log out and in again, then try once more.', data: fieldData },
} as const;

const notOn = {
  FACTOR_NOT_ON: { status: 409, message: 'Two-factor authentication is not on.', data: fieldData },
} as const;

export const factorsContract = {
  read: signedIn
    .route({ method: 'GET', path: '/auth/factors', tags, summary: 'State of the second factor' })
    .output(secondFactor),
  begin: signedIn
    .errors({
      ...passwordErrors,
      FACTOR_ON: { status: 409, message: 'Two-factor authentication is on already.', data: fieldData },
    })
    .route({
      method: 'POST',
      path: '/auth/factors',
      tags,
      summary: 'Get a secret for an authenticator app',
      description: 'It becomes active once a code confirms it. Each request creates a new secret.',
    })
    .input(beginFactorInput)
    .output(factorSecret),
  confirm: signedIn
    .errors({
      ...codeErrors,
      NOT_BEGUN: { status: 409, message: 'Start again: there is nothing to confirm.', data: fieldData },
    })
    .route({
      method: 'POST',
      path: '/auth/factors/confirm',
      tags,
      summary: 'Switch two-factor sign-in on with the first code; returns ten recovery codes',
    })
    .input(confirmFactorInput)
    .output(recoveryCodes),
  renewCodes: signedIn
    .errors({ ...passwordErrors, ...codeErrors, ...notOn })
    .route({
      method: 'POST',
      path: '/auth/factors/recovery-codes',
      tags,
      summary: 'Create ten new recovery codes; the old ones become invalid',
    })
    .input(changeFactorInput)
    .output(recoveryCodes),
  turnOff: signedIn
    .errors({ ...passwordErrors, ...codeErrors, ...notOn })
    .route({ method: 'POST', path: '/auth/factors/turn-off', tags, summary: 'Switch two-factor sign-in off' })
    .input(changeFactorInput)
    .output(z.object({ ok: z.literal(true) })),
  prove: signedIn
    .meta({ openToSuspended: 'Part of deleting the account' })
    .errors({ ...codeErrors, ...notOn })
    .route({
      method: 'POST',
      path: '/auth/factors/prove',
      tags,
      summary: 'Answer `SECOND_FACTOR_REQUIRED` for this session',
    })
    .input(proveFactorInput)
    .output(z.object({ ok: z.literal(true) })),
};
