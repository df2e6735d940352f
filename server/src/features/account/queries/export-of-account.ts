import { own, ownedBy, type Section } from './export-rows.ts';

export const account: Section[] = [
  { name: 'account', table: 'auth_users', where: ownedBy('id') },
  { name: 'profile', table: 'profiles', where: ownedBy('id'), leftOut: { internal: ['username_key'] } },
  own('formerUsernames', 'former_usernames', { internal: ['username_key'] }),
  own('counts', 'profile_counts'),
  own('consents', 'consents'),
  {
    ...{ name: 'waysToSignIn', table: 'auth_accounts', where: ownedBy('user_id') },
    shown: { provider: 'provider_id', accountId: 'account_id', since: 'created_at' },
    leftOut: {
      secret: ['password', 'access_token', 'refresh_token', 'id_token'],
      internal: ['id', 'user_id', 'scope', 'updated_at', 'access_token_expires_at', 'refresh_token_expires_at'],
    },
  },
  {
    ...{ name: 'twoFactorSignIn', table: 'auth_two_factors', where: ownedBy('user_id') },
    shown: { type: `'totp'`, isOn: 'confirmed_at is not null', since: 'confirmed_at' },
    leftOut: {
      secret: ['secret'],
      internal: ['id', 'user_id', 'created_at', 'last_step', 'failed_codes', 'locked_until'],
    },
  },
  own('devices', 'auth_sessions', { secret: ['token'] }),
  own('deletionRequests', 'deletion_requests', { secret: ['token_hash'] }),
];

export const people: Section[] = [
  relation('followers', 'followers', { self: 'following_id', other: 'follower_id' }, ['id', 'is_counted']),
  relation('following', 'followers', { self: 'follower_id', other: 'following_id' }, ['id', 'is_counted']),
  relation('blocked', 'blocks', { self: 'blocker_id', other: 'blocked_id' }),
  relation('muted', 'mutes', { self: 'muter_id', other: 'muted_id' }),
];

interface Ends {
  self: string;
  other: string;
}

function relation(name: string, table: string, { self, other }: Ends, internal: string[] = []): Section {
  const username = `(select username from profiles where id = t.${other})`;
  return {
    ...{ name, table, where: ownedBy(self), shown: { username, since: 't.created_at' } },
    leftOut: { internal: [self, ...internal] },
    orderBy: 't.created_at',
  };
}

export const work: Section[] = [
  own('roles', 'staff_roles'),
  own('lastAtTheDesk', 'support_agents_seen'),
  {
    ...{ name: 'actions', table: 'desk_audit', where: ownedBy('actor_id') },
    shown: { action: 'action', at: 'created_at' },
    leftOut: { 'other people': ['subject_id', 'garage_id', 'details'], internal: ['id', 'actor_id', 'actor_name'] },
    orderBy: 'created_at',
  },
];

export const files: Section[] = [
  own('files', 'files', { internal: ['folder', 'widths', 'placeholder', 'released_at'] }),
];
