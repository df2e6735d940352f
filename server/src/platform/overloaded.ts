import { ORPCError } from '@orpc/server';
import { commonErrors } from '@pahiya/contract/shared/errors';

/** The declared refusal of a node that has more to do than it can. */
export function overloaded(): ORPCError<'OVERLOADED', undefined> {
  return new ORPCError('OVERLOADED', { defined: true, ...commonErrors.OVERLOADED });
}
