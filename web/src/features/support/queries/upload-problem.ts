import { isAnswered } from '@/lib/api-errors.ts';
import type { FileProblem } from '../types.ts';

/** What the server says of a file it did not take. */
export function problemOf(error: unknown): FileProblem {
  switch (isAnswered(error) ? error.code : null) {
    case 'FILE_TOO_LARGE':
    case 'PAYLOAD_TOO_LARGE':
      return 'tooLarge';
    case 'UNSUPPORTED_FILE':
      return 'unsupported';
    case 'UNREADABLE_FILE':
      return 'unreadable';
    case 'STORAGE_FULL':
      return 'full';
    default:
      return 'failed';
  }
}
