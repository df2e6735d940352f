import { oc } from '@orpc/contract';
import { commonErrors, signedInErrors } from './errors.ts';

/** A procedure anybody may call. */
export const open = oc.errors(commonErrors);

/** A procedure that needs `Authorization: Bearer`. */
export const signedIn = oc
  .errors({ ...commonErrors, ...signedInErrors })
  .route({ spec: (operation) => ({ ...operation, security: [{ bearer: [] }] }) });
