import { ORPCError } from '@orpc/server';
import { commonErrors } from '@pahiya/contract/shared/errors';
import { type ShedReason, shedReasons } from '../metrics/recorder.ts';

/** `reason` is for the metrics. Callers do not see it. */
export function overloaded(reason: ShedReason): ORPCError<'OVERLOADED', undefined> {
  return new ORPCError('OVERLOADED', { defined: true, ...commonErrors.OVERLOADED, cause: reason });
}

/** Undefined for an error that `overloaded` did not make. */
export function shedReasonOf({ code, cause }: ORPCError<string, unknown>): ShedReason | undefined {
  return code === 'OVERLOADED' ? shedReasons.find((reason) => reason === cause) : undefined;
}
