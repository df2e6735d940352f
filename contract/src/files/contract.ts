import { signedIn } from '../shared/base.ts';
import { pictureErrors, storageErrors } from '../shared/errors.ts';
import { uploadedFile, uploadInput } from './schemas.ts';

export const filesContract = {
  upload: signedIn
    .errors({ ...pictureErrors, ...storageErrors })
    .route({
      method: 'POST',
      path: '/files',
      successStatus: 201,
      tags: ['files'],
      summary: 'Upload a picture, as multipart/form-data',
      description:
        'The type is determined by the content, not by the name. A file that stays unused for a day is deleted.',
    })
    .input(uploadInput)
    .output(uploadedFile),
};
