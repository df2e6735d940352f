import { zonedNow } from '@pahiya/contract/shared/dates';
import { limits } from '@pahiya/contract/shared/limits';
import type { LinkProps } from '@tanstack/react-router';

const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

/** Year and month of joining in the business time zone. The month is a text key. */
export function joinedMonth(createdAt: string): { year: string; month: (typeof months)[number] } {
  const [year = '', month = '01'] = zonedNow(new Date(createdAt)).date.split('-');
  return { year, month: months[Number(month) - 1] ?? '1' };
}

export type BackTarget = Pick<LinkProps, 'to' | 'search'>;

/** Target of the settings' back link: the page in `from` (already a path of this site), or the profile. */
export function backTarget(
  from: string | undefined,
  parseSearch: (text: string) => Record<string, unknown>,
): BackTarget {
  if (from === undefined) return { to: '/profile' };
  const { pathname, search } = new URL(from, 'https://this.site');
  // Any path of this site. A missing page shows the not-found screen.
  return { to: pathname as BackTarget['to'], search: parseSearch(search) };
}

/** Checks a picture before the upload (product, section 8.5). The server checks its content. */
export function avatarProblem({ type, size }: Pick<File, 'type' | 'size'>): 'invalidType' | 'tooLarge' | null {
  if (!type.startsWith('image/')) return 'invalidType';
  return size > limits.avatarBytes ? 'tooLarge' : null;
}

interface Followed {
  isFollowing: boolean;
  followers: number;
}

/** Applies following or unfollowing. The count changes only if the state does. */
export function withFollow<Profile extends Followed>(profile: Profile, isFollowing: boolean): Profile {
  const step = Number(isFollowing) - Number(profile.isFollowing);
  return step === 0 ? profile : { ...profile, isFollowing, followers: Math.max(0, profile.followers + step) };
}
