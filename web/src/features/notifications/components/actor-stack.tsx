import type { Notification } from '@pahiya/contract/notifications/schemas';
import { Avatar } from '@/ui/avatar.tsx';
import { cn } from '@/ui/cn.ts';
import { TypeIcon } from './type-icon.tsx';

export function ActorStack({ notification }: { notification: Notification }) {
  const { actors, type } = notification;
  if (type === 'booking' || actors.length === 0) return <TypeIcon notification={notification} size="large" />;
  const shown = actors.slice(0, 3);
  return (
    <span className="relative flex size-12 shrink-0 items-center justify-center">
      {shown.toReversed().map((person, index) => (
        <Avatar
          key={person.id}
          name={person.fullName || person.username}
          url={person.avatarUrl}
          size={shown.length === 1 ? 'medium' : 'tiny'}
          className={cn('absolute ring-2 ring-surface', places[shown.length - 1]?.[shown.length - 1 - index])}
        />
      ))}
      <TypeIcon notification={notification} size="small" corner={shown.length === 1 ? 'end' : 'start'} />
    </span>
  );
}

/** Places by the number of people. The latest is in front. */
const places = [
  [''],
  ['start-0 top-0 z-1', 'end-0 bottom-0'],
  ['start-0 top-0 z-2', '-end-1.5 -top-0.5 z-1', 'end-0 -bottom-1'],
];
