import type { Activity } from './activity.ts';

type ActivityType = Activity['type'];

export interface ActivityText {
  title: string;
  message: string;
}

/** A group as it is told: its latest actor, and how many did it in all. */
interface Group {
  type: ActivityType;
  name: string;
  count: number;
}

const english: Record<ActivityType, { title: string; deed: string }> = {
  like: { title: 'New like', deed: 'liked your post' },
  comment: { title: 'New comment', deed: 'commented on your post' },
  follow: { title: 'New follower', deed: 'started following you' },
};

/** `Asha and 4 others liked your post`, as the list of notifications has it. */
export function describeActivity({ type, name, count }: Group): ActivityText {
  const { title, deed } = english[type];
  return { title, message: `${withOthers(name, count - 1)} ${deed}` };
}

function withOthers(name: string, others: number): string {
  if (others <= 0) return name;
  return others === 1 ? `${name} and 1 other` : `${name} and ${others} others`;
}
