import type { NotificationType } from '@pahiya/contract/notifications/schemas';

export type Activity =
  | { type: 'like'; postId: string }
  | { type: 'comment'; postId: string; commentId: string }
  | { type: 'follow' };

export function isOfNobody(type: NotificationType): type is Exclude<NotificationType, Activity['type']> {
  return type === 'booking' || type === 'support' || type === 'vehicle';
}

export type NewActivity = Activity & { userId: string; actorId: string };

/** Activities with the same key share one notification while it is unread. */
export function groupKeyOf(activity: Activity): string {
  return activity.type === 'follow' ? 'follow' : `${activity.type}:${activity.postId}`;
}

/** Unlisted activities have their own group, which does not return when listing is turned on again. */
export function unlistedKeyOf(activity: Activity): string {
  return `${groupKeyOf(activity)} unlisted`;
}

/** Returns the same for a repeated action, so that a device gets it once. */
export function eventOf(activity: NewActivity): string {
  if (activity.type === 'comment') return `comment:${activity.commentId}`;
  return `${groupKeyOf(activity)}:${activity.actorId}`;
}

/** Fixed names (product, section 10.1). */
export function dataOf(activity: NewActivity): Record<string, string> {
  switch (activity.type) {
    case 'like':
      return { kind: 'like', post_id: activity.postId, liker_id: activity.actorId };
    case 'comment':
      return {
        kind: 'comment',
        post_id: activity.postId,
        commenter_id: activity.actorId,
        comment_id: activity.commentId,
      };
    case 'follow':
      return { kind: 'follow', follower_id: activity.actorId };
  }
}
