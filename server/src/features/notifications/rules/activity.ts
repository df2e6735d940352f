import type { NotificationType } from '@pahiya/contract/notifications/schemas';

/** What somebody did that another person is told of. */
export type Activity =
  | { type: 'like'; postId: string }
  | { type: 'comment'; postId: string; commentId: string }
  | { type: 'follow' };

/** What the product itself tells: no person stands behind it. */
export function isOfNobody(type: NotificationType): type is Exclude<NotificationType, Activity['type']> {
  return type === 'booking' || type === 'support' || type === 'vehicle';
}

/** The person who is told, and the one who did it. */
export type Deed = Activity & { userId: string; actorId: string };

/** What is told together while it is unread. */
export function groupKeyOf(activity: Activity): string {
  return activity.type === 'follow' ? 'follow' : `${activity.type}:${activity.postId}`;
}

/** What is told together but not listed stands apart: it does not come back when the list is wanted again. */
export function unlistedKeyOf(activity: Activity): string {
  return `${groupKeyOf(activity)} unlisted`;
}

/** The same for the same deed, so that a device hears of it once. */
export function eventOf(deed: Deed): string {
  if (deed.type === 'comment') return `comment:${deed.commentId}`;
  return `${groupKeyOf(deed)}:${deed.actorId}`;
}

/** `kind` and ids under their fixed names (product, section 10.1). */
export function dataOf(deed: Deed): Record<string, string> {
  switch (deed.type) {
    case 'like':
      return { kind: 'like', post_id: deed.postId, liker_id: deed.actorId };
    case 'comment':
      return { kind: 'comment', post_id: deed.postId, commenter_id: deed.actorId, comment_id: deed.commentId };
    case 'follow':
      return { kind: 'follow', follower_id: deed.actorId };
  }
}
