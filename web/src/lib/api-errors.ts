import { isDefinedError, ORPCError } from '@orpc/client';

type Declared<Failure> = Extract<Failure, ORPCError<string, unknown>>;

/** The error as the contract declares it, with its `code`, `message` and `data`; null for anything unforeseen. */
export function declaredError<Failure>(error: Failure): Declared<Failure> | null {
  return isDefinedError(error) ? (error as Declared<Failure>) : null;
}

/** The declared code of a failed call; null for anything unforeseen, such as a lost connection. */
export function errorCode<Failure>(error: Failure): Declared<Failure>['code'] | null {
  return declaredError(error)?.code ?? null;
}

/** Whether the API itself answered with an error, declared or not: the connection works. */
export function isAnswered(error: unknown): error is ORPCError<string, unknown> {
  return error instanceof ORPCError;
}

/** Whether the server, or the proxy in front of it, cannot do its work just now: the same call may succeed in a moment. */
export function isUnavailable(error: unknown): boolean {
  if (!isAnswered(error)) return false;
  return error.code === 'OVERLOADED' || (!error.defined && [502, 503, 504].includes(error.status));
}
