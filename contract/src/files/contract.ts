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
        'Its content decides what it is, never its name. One that nothing refers to within a day is removed.',
    })
    .input(uploadInput)
    .output(uploadedFile),
};
