import { oc } from '@orpc/contract';
import { commonErrors, notFound, secondFactorErrors, signedInErrors } from './errors.ts';

/** What else is declared of a procedure. */
export interface ProcedureMeta {
  /** Why a suspended account may call it although it writes; without a reason it may not. */
  openToSuspended?: string;
  /** Its own statement refuses a suspended account, which saves a round trip. */
  asksSuspensionItself?: true;
  /** Why an account with a second factor must have proved it within the last 15 minutes. */
  asksFactorAgain?: string;
}

const base = oc.$meta<ProcedureMeta>({});

/** A procedure anybody may call. */
export const open = base.errors(commonErrors);

/** A procedure that needs `Authorization: Bearer`. A suspended account may only read, unless `openToSuspended` says why not. */
export const signedIn = base
  .errors({ ...commonErrors, ...signedInErrors })
  .route({ spec: (operation) => ({ ...operation, security: [{ bearer: [] }] }) });

/** For staff only. A role that is missing is told as what is not there, so that nobody learns what exists. */
export const staff = signedIn.errors({ ...notFound, ...secondFactorErrors });
