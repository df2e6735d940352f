import { z } from 'zod';
import { signedIn, staff } from '../shared/base.ts';
import { limits } from '../shared/limits.ts';
import { text } from '../shared/text.ts';
import { administrationContract } from './administration/contract.ts';
import { garageContract } from './garage/contract.ts';
import { moderationContract } from './moderation/contract.ts';
import { staffMember, workplace } from './schemas.ts';
import { supportDeskContract } from './support/contract.ts';

/** The server checks role and garage at each call. */
export const deskContract = {
  me: signedIn
    .route({ method: 'GET', path: '/desk/me', tags: ['desk'], summary: "The caller's roles at the desk" })
    .output(staffMember),
  workplaces: staff
    .route({
      method: 'GET',
      path: '/desk/garages',
      tags: ['desk'],
      summary: 'Garages the caller may work at, by name or location, at most 30',
    })
    .input(z.strictObject({ search: text().trim().max(limits.searchTextLength).default('') }))
    .output(z.array(workplace)),
  garage: garageContract,
  support: supportDeskContract,
  moderation: moderationContract,
  admin: administrationContract,
};
