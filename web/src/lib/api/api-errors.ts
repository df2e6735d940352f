import type { ORPCError } from '@orpc/client';

type Declared<Failure> = Extract<Failure, ORPCError<string, unknown>>;

/** Returns the error as the contract declares it, with `code`, `message` and `data`, or null if it is unforeseen. */
export function declaredError<Failure>(error: Failure): Declared<Failure> | null {
  return isAnswered(error) && error.defined ? (error as Declared<Failure>) : null;
}

export function errorCode<Failure>(error: Failure): Declared<Failure>['code'] | null {
  return declaredError(error)?.code ?? null;
}

export function isInvalidField(error: unknown, field: string): boolean {
  if (!isAnswered(error) || error.code !== 'INVALID_INPUT') return false;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'field' in data && data.field === field;
}

/** True if the API answered with an error. Checks its fields, because the class loads with the first call. */
export function isAnswered(error: unknown): error is ORPCError<string, unknown> {
  return error instanceof Error && 'defined' in error && 'code' in error && 'status' in error;
}

/** Whether the server or its proxy is temporarily unavailable, so that a retry may succeed soon. */
export function isUnavailable(error: unknown): boolean {
  if (!isAnswered(error)) return false;
  return error.code === 'OVERLOADED' || (!error.defined && [502, 503, 504].includes(error.status));
}
