import { ORPCError } from '@orpc/server';
import { pictureErrors } from '@pahiya/contract/shared/errors';
import type { PictureRefusal } from './images.ts';

export function refusePicture(refusal: PictureRefusal, field = 'file') {
  const { reason } = refusal;
  const data = refusal.reason === 'UNSUPPORTED_FILE' ? { field, kind: refusal.kind } : { field };
  const { status, message } = pictureErrors[reason];
  return new ORPCError(reason, { defined: true, status, message, data });
}
