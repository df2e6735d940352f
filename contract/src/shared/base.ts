import { oc } from '@orpc/contract';
import { commonErrors, notFound, secondFactorErrors, signedInErrors } from './errors.ts';

/** Rules about a procedure that its route does not express. */
export interface ProcedureMeta {
  /** The reason why a suspended account may call this writing procedure. Without a reason it may not. */
  openToSuspended?: string;
  /** The procedure's own statement refuses a suspended account, which saves a round trip. */
  asksSuspensionItself?: true;
  /** The reason why an account with a second factor must have proved it within the last 15 minutes. */
  asksFactorAgain?: string;
}

const base = oc.$meta<ProcedureMeta>({});

/** A procedure without sign-in. */
export const open = base.errors(commonErrors);

/**
 * A procedure that needs `Authorization: Bearer`. A suspended account may only read, unless `openToSuspended` gives a
 * reason.
 */
export const signedIn = base
  .errors({ ...commonErrors, ...signedInErrors })
  .route({ spec: (operation) => ({ ...operation, security: [{ bearer: [] }] }) });

/** For staff only. A missing role is answered with `NOT_FOUND`, so that nobody learns what exists. */
export const staff = signedIn.errors({ ...notFound, ...secondFactorErrors });
