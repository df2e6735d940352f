import { own, ownedBy, type Section } from './export-rows.ts';

export const community: Section[] = [
  own('posts', 'posts', { internal: ['idempotency_key'] }),
  own('comments', 'comments', { internal: ['idempotency_key'] }),
  own('likes', 'post_likes'),
  own('saved', 'saved_posts'),
  { name: 'reports', table: 'reports', where: ownedBy('reporter_id'), leftOut: { internal: ['reporter_id'] } },
];

export const notifications: Section[] = [
  own('preferences', 'notification_preferences'),
  {
    ...{ name: 'notifications', table: 'notifications', where: ownedBy('user_id') },
    shown: { type: 'type', title: 'title', message: 'message', read: 'read', at: 'created_at' },
    leftOut: { internal: ['id', 'user_id', 'data', 'subject', 'group_key', 'is_listed', 'is_mail_due'] },
    orderBy: 'created_at',
  },
  own('pushDevices', 'push_tokens', { secret: ['token', 'token_key'], internal: ['session_id'] }),
];
