import { ORPCError } from '@orpc/server';
import { commonErrors } from '@pahiya/contract/shared/errors';
import type { ShedReason } from '../metrics/recorder.ts';

/** `reason` is for the metrics. Callers do not see it. */
export function overloaded(reason: ShedReason = 'full'): ORPCError<'OVERLOADED', undefined> {
  return new ORPCError('OVERLOADED', { defined: true, ...commonErrors.OVERLOADED, cause: reason });
}

/** Undefined for other errors. */
export function shedReasonOf({ code, cause }: ORPCError<string, unknown>): ShedReason | undefined {
  return code === 'OVERLOADED' ? (cause as ShedReason) : undefined;
}
