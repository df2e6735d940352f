import { connection } from '../connection/connection.ts';
import { isAnswered } from './api-errors.ts';

/** Interceptor for API calls. A call without an answer triggers a check of the connection. */
export async function doubtUnanswered<Answer>({ next }: { next: () => Promise<Answer> }): Promise<Answer> {
  try {
    return await next();
  } catch (error) {
    if (!isAnswered(error) && !isGivenUp(error)) connection.doubt();
    throw error;
  }
}

/** The caller cancelled or timed out. */
function isGivenUp(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
