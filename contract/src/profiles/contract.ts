import { signedIn } from '../shared/base.ts';
import { ownProfile, updateProfileInput } from './schemas.ts';

const tags = ['profiles'];

export const profilesContract = {
  me: signedIn.route({ method: 'GET', path: '/profiles/me', tags, summary: 'The own profile' }).output(ownProfile),
  update: signedIn
    .route({ method: 'PATCH', path: '/profiles/me', tags, summary: 'Change the own profile' })
    .input(updateProfileInput)
    .output(ownProfile),
};
