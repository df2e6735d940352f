import type { InferClientErrors } from '@orpc/client';
import type { ApiClient } from '@/lib/api/api-client.ts';
import { declaredError } from '@/lib/api/api-errors.ts';

export type PictureProblem = 'tooLarge' | 'svg' | 'heic' | 'other' | 'unreadable' | 'full' | 'failed';

/** The reason why the server rejected a picture. */
export function pictureProblem(error: unknown): PictureProblem {
  const declared = declaredError(error as InferClientErrors<ApiClient['files']['upload']>);
  switch (declared?.code) {
    case 'FILE_TOO_LARGE':
    case 'PAYLOAD_TOO_LARGE':
      return 'tooLarge';
    case 'UNSUPPORTED_FILE':
      return declared.data.kind;
    case 'UNREADABLE_FILE':
      return 'unreadable';
    case 'STORAGE_FULL':
      return 'full';
    default:
      return 'failed';
  }
}
