import { isAnswered } from './api-errors.ts';
import { connection } from './connection.ts';

/** Around a call of the API: one that got no answer makes the connection doubtful. */
export async function doubtUnanswered<Answer>({ next }: { next: () => Promise<Answer> }): Promise<Answer> {
  try {
    return await next();
  } catch (error) {
    if (!isAnswered(error) && !isGivenUp(error)) connection.doubt();
    throw error;
  }
}

/** Who asked is not there any more, or waited long enough. */
function isGivenUp(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
