import type { InferClientErrors } from '@orpc/client';
import type { ApiClient } from '@/lib/api-client.ts';
import { declaredError } from '@/lib/api-errors.ts';

/** `gone`: the server no longer has it, and neither has this page. */
export type AttachmentProblem = 'tooLarge' | 'svg' | 'heic' | 'other' | 'unreadable' | 'failed' | 'gone';

/** What the server says of a picture it did not take. */
export function problemOf(error: unknown): AttachmentProblem {
  const declared = declaredError(error as InferClientErrors<ApiClient['files']['upload']>);
  switch (declared?.code) {
    case 'FILE_TOO_LARGE':
    case 'PAYLOAD_TOO_LARGE':
      return 'tooLarge';
    case 'UNSUPPORTED_FILE':
      return declared.data.kind;
    case 'UNREADABLE_FILE':
      return 'unreadable';
    default:
      return 'failed';
  }
}
