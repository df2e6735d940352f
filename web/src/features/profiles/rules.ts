import { zonedNow } from '@pahiya/contract/shared/dates';
import { limits } from '@pahiya/contract/shared/limits';
import type { LinkProps } from '@tanstack/react-router';

const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

/** Year and month a profile was made, in the business zone; the month is its key among the texts. */
export function joinedMonth(createdAt: string): { year: string; month: (typeof months)[number] } {
  const [year = '', month = '01'] = zonedNow(new Date(createdAt)).date.split('-');
  return { year, month: months[Number(month) - 1] ?? '1' };
}

export type BackTarget = Pick<LinkProps, 'to' | 'search'>;

/** Where the settings lead back to: the page named by `from` (already a path of this site), or the profile. */
export function backTarget(
  from: string | undefined,
  parseSearch: (text: string) => Record<string, unknown>,
): BackTarget {
  if (from === undefined) return { to: '/profile' };
  const { pathname, search } = new URL(from, 'https://this.site');
  // Any path of this site: a link to one that does not exist shows the not-found screen.
  return { to: pathname as BackTarget['to'], search: parseSearch(search) };
}

/** What is seen to be wrong with a picture before it is sent (product, section 8.5); the server looks at its content. */
export function avatarProblem({ type, size }: Pick<File, 'type' | 'size'>): 'invalidType' | 'tooLarge' | null {
  if (!type.startsWith('image/')) return 'invalidType';
  return size > limits.avatarBytes ? 'tooLarge' : null;
}

interface Followed {
  isFollowing: boolean;
  followers: number;
}

/** A profile as it is once the reader follows it, or no longer does: its count moves only when that is a change. */
export function withFollow<Profile extends Followed>(profile: Profile, isFollowing: boolean): Profile {
  const step = Number(isFollowing) - Number(profile.isFollowing);
  return step === 0 ? profile : { ...profile, isFollowing, followers: Math.max(0, profile.followers + step) };
}
