import { isAnswered } from '@/lib/api/api-errors.ts';
import type { FileProblem } from '../types.ts';

/** The reason why the server rejected a file. */
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
