import { APICallError } from 'ai';
import { EngineFailure } from '../types.ts';

const filterCodes = /"(?:code|type)"\s*:\s*"(?:content_filter|content_policy_violation)"/;

export function isRefusal(error: unknown): boolean {
  return APICallError.isInstance(error) && filterCodes.test(error.responseBody ?? '');
}

/** Omits the provider's error text, which may repeat the question or part of the key. */
export function toFailure(error: unknown, isLate: boolean): EngineFailure {
  if (error instanceof EngineFailure) return error;
  return new EngineFailure(isLate ? 'slow' : 'provider', new Error(describe(error)));
}

function describe(error: unknown): string {
  if (APICallError.isInstance(error) && error.statusCode !== undefined) return `status ${error.statusCode}`;
  const code = codeOf(error);
  if (code) return code;
  return error instanceof Error ? error.name : typeof error;
}

function codeOf(error: unknown, depth = 0): string | null {
  if (!(error instanceof Error) || depth > 5) return null;
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string' && /^[A-Z_]{3,40}$/.test(code)) return code;
  return codeOf(error.cause, depth + 1);
}
