import { z } from 'zod';
import { post } from '../community/schemas.ts';
import { signedIn } from '../shared/base.ts';
import { accountErrors, fieldData, linkErrors, notFound, pictureErrors } from '../shared/errors.ts';
import { limits } from '../shared/limits.ts';
import { pageInput, pageOf } from '../shared/pages.ts';
import { text } from '../shared/text.ts';
import { followState, listedPerson, ownProfile, publicProfile, updateProfileInput, usernameInput } from './schemas.ts';

const tags = ['profiles'];
const personPage = pageOf(listedPerson);
const ofPerson = pageInput.extend(usernameInput.shape);

/** A person who has blocked the reader is `NOT_FOUND`, like an unknown name. */
export const profilesContract = {
  me: signedIn.route({ method: 'GET', path: '/profiles/me', tags, summary: "The caller's profile" }).output(ownProfile),
  update: signedIn
    .errors({
      USERNAME_TAKEN: { status: 409, message: 'This username is taken.', data: fieldData },
      ...linkErrors,
    })
    .route({ method: 'PATCH', path: '/profiles/me', tags, summary: "Change the caller's profile" })
    .input(updateProfileInput)
    .output(ownProfile),
  setAvatar: signedIn
    .errors(pictureErrors)
    .route({
      method: 'PUT',
      path: '/profiles/me/avatar',
      tags,
      summary: "Set the caller's picture, as multipart/form-data",
    })
    .input(z.strictObject({ file: z.file().max(limits.avatarBytes) }))
    .output(ownProfile),
  removeAvatar: signedIn
    .route({ method: 'DELETE', path: '/profiles/me/avatar', tags, summary: "Remove the caller's picture" })
    .output(ownProfile),
  search: signedIn
    .meta({ mayBeOld: true })
    .route({ method: 'GET', path: '/profiles', tags, summary: 'People whose username or name matches, best first' })
    .input(z.strictObject({ search: text().trim().min(1).max(limits.searchTextLength) }))
    .output(z.array(listedPerson)),
  blocked: signedIn
    .route({ method: 'GET', path: '/profiles/blocked', tags, summary: 'People the caller has blocked, latest first' })
    .input(pageInput)
    .output(personPage),
  muted: signedIn
    .route({ method: 'GET', path: '/profiles/muted', tags, summary: 'People the caller has muted, latest first' })
    .input(pageInput)
    .output(personPage),
  get: signedIn
    .errors(notFound)
    .route({ method: 'GET', path: '/profiles/{username}', tags, summary: "A person's profile" })
    .input(usernameInput)
    .output(publicProfile),
  posts: signedIn
    .errors(notFound)
    .meta({ mayBeOld: true })
    .route({ method: 'GET', path: '/profiles/{username}/posts', tags, summary: "A person's posts, newest first" })
    .input(ofPerson)
    .output(pageOf(post)),
  followers: signedIn
    .errors(notFound)
    .route({
      method: 'GET',
      path: '/profiles/{username}/followers',
      tags,
      summary: "A person's followers, latest first",
    })
    .input(ofPerson)
    .output(personPage),
  following: signedIn
    .errors(notFound)
    .route({
      method: 'GET',
      path: '/profiles/{username}/following',
      tags,
      summary: 'People a person follows, latest first',
    })
    .input(ofPerson)
    .output(personPage),
  follow: signedIn
    .errors({
      ...notFound,
      ...accountErrors,
      OWN_PROFILE: { status: 409, message: 'You cannot follow yourself.', data: fieldData },
      PRIVATE_PROFILE: {
        status: 403,
        message: 'This profile is private. It can be followed by people its owner follows.',
        data: fieldData,
      },
    })
    .route({ method: 'PUT', path: '/profiles/{username}/follow', tags, summary: 'Follow a person' })
    .input(usernameInput)
    .output(followState),
  unfollow: signedIn
    .errors(notFound)
    .route({ method: 'DELETE', path: '/profiles/{username}/follow', tags, summary: 'Unfollow a person' })
    .input(usernameInput)
    .output(followState),
  block: signedIn
    .errors({ ...notFound, OWN_PROFILE: { status: 409, message: 'You cannot block yourself.', data: fieldData } })
    .route({
      method: 'PUT',
      path: '/profiles/{username}/block',
      tags,
      summary: 'Block a person: both stop following and seeing each other',
    })
    .input(usernameInput)
    .output(z.object({ isBlocked: z.literal(true) })),
  unblock: signedIn
    .errors(notFound)
    .route({ method: 'DELETE', path: '/profiles/{username}/block', tags, summary: 'Unblock a person' })
    .input(usernameInput)
    .output(z.object({ isBlocked: z.literal(false) })),
  mute: signedIn
    .errors({ ...notFound, OWN_PROFILE: { status: 409, message: 'You cannot mute yourself.', data: fieldData } })
    .route({
      method: 'PUT',
      path: '/profiles/{username}/mute',
      tags,
      summary: 'Mute a person: hides their posts and notifications; they are not notified',
    })
    .input(usernameInput)
    .output(z.object({ isMuted: z.literal(true) })),
  unmute: signedIn
    .errors(notFound)
    .route({ method: 'DELETE', path: '/profiles/{username}/mute', tags, summary: 'Unmute a person' })
    .input(usernameInput)
    .output(z.object({ isMuted: z.literal(false) })),
};
