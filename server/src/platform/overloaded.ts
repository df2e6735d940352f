import { ORPCError } from '@orpc/server';
import { commonErrors } from '@pahiya/contract/shared/errors';

export function overloaded(): ORPCError<'OVERLOADED', undefined> {
  return new ORPCError('OVERLOADED', { defined: true, ...commonErrors.OVERLOADED });
}
