import { expect, test } from 'vitest';
import { profileName } from './profile-name.ts';

test.each([
  ['/profile/asha.rao', 'asha.rao'],
  ['/profile/asha.rao?list=followers', 'asha.rao'],
  ['/profile', null],
  ['/profile?tab=saved', null],
  ['/profile/%3Cb%3E', null],
  ['/profile/asha/other', null],
  ['/community', null],
  [undefined, null],
])('signing in for %s names the profile of %s', (next, name) => {
  expect(profileName(next)).toBe(name);
});
