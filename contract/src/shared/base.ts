import { oc } from '@orpc/contract';
import { commonErrors, notFound, signedInErrors } from './errors.ts';

/** A procedure anybody may call. */
export const open = oc.errors(commonErrors);

/** A procedure that needs `Authorization: Bearer`. */
export const signedIn = oc
  .errors({ ...commonErrors, ...signedInErrors })
  .route({ spec: (operation) => ({ ...operation, security: [{ bearer: [] }] }) });

/** For staff only. A role that is missing is told as what is not there, so that nobody learns what exists. */
export const staff = signedIn.errors(notFound);
