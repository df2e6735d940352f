import { implement, ORPCError } from '@orpc/server';
import { filesContract } from '@pahiya/contract/files/contract';
import { storageErrors } from '@pahiya/contract/shared/errors';
import { refusePicture } from '../../platform/images/refuse-picture.ts';
import { type BaseContext, limitWrites, requireViewer } from '../../platform/procedure.ts';
import { type FileRefusal, storePicture } from './commands/store-picture.ts';
import type { Files } from './types.ts';

function refuseFile(refusal: FileRefusal) {
  if (refusal.reason !== 'STORAGE_FULL') return refusePicture(refusal);
  const { used, limit } = refusal;
  return new ORPCError('STORAGE_FULL', {
    defined: true,
    ...storageErrors.STORAGE_FULL,
    data: { field: 'file', used, limit },
  });
}

const api = implement(filesContract).$context<BaseContext & { files: Files }>();

export const filesProcedures = api.router({
  upload: api.upload
    .use(requireViewer)
    .use(limitWrites)
    .handler(async ({ input: { file, purpose }, context: { db, files, viewer, now } }) => {
      const bytes = Buffer.from(await file.arrayBuffer());
      const stored = await storePicture(db, files, { userId: viewer.userId, purpose, bytes, now: now() });
      if (!stored.ok) throw refuseFile(stored);
      return { id: stored.id, picture: stored.picture };
    }),
});
