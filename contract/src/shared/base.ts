import { oc } from '@orpc/contract';
import { commonErrors, notFound, secondFactorErrors, signedInErrors } from './errors.ts';

export interface ProcedureMeta {
  /** The reason; without one, a suspended account may not call a writing procedure. */
  openToSuspended?: string;
  /** Saves a round trip: its own statement refuses a suspended account. */
  asksSuspensionItself?: true;
  /** Waits for a third party, and has a limit of its own: it must not hold up the caller's other reads. */
  asksThirdParty?: true;
  /** A read that keeps the database busy for tens of milliseconds: each caller has one at a time. */
  takesLong?: true;
  /**
   * May be read from a replica, and lack what others wrote in the last seconds. Never set it on a read that decides on
   * money or slots.
   */
  mayBeOld?: true;
  /** The reason why a second factor must have been proved within the last 15 minutes. */
  asksFactorAgain?: string;
}

const base = oc.$meta<ProcedureMeta>({});

export const open = base.errors(commonErrors);

/** A suspended account may only read, unless `openToSuspended` gives a reason. */
export const signedIn = base
  .errors({ ...commonErrors, ...signedInErrors })
  .route({ spec: (operation) => ({ ...operation, security: [{ bearer: [] }] }) });

/** A missing role is answered with `NOT_FOUND`, so that nobody learns what exists. */
export const staff = signedIn.errors({ ...notFound, ...secondFactorErrors });
