import { signedIn } from '../shared/base.ts';
import { administrationContract } from './administration/contract.ts';
import { garageContract } from './garage/contract.ts';
import { moderationContract } from './moderation/contract.ts';
import { staffMember } from './schemas.ts';
import { supportDeskContract } from './support/contract.ts';

/** For staff only; who may do what is the server's to judge, by role and garage, at each call. */
export const deskContract = {
  me: signedIn
    .route({ method: 'GET', path: '/desk/me', tags: ['desk'], summary: 'What one may do at the desk' })
    .output(staffMember),
  garage: garageContract,
  support: supportDeskContract,
  moderation: moderationContract,
  admin: administrationContract,
};
