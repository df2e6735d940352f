import type { ListedPerson } from '@pahiya/contract/profiles/schemas';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Avatar } from '@/ui/avatar.tsx';

interface PersonRowProps {
  person: Pick<ListedPerson, 'username' | 'fullName' | 'avatarUrl'>;
  /** False for blocked people, whose profile cannot be opened. */
  isLink?: boolean;
  action?: ReactNode;
}

export function PersonRow({ person, isLink = true, action }: PersonRowProps) {
  const { username, fullName, avatarUrl } = person;
  const content = (
    <>
      <Avatar name={fullName} url={avatarUrl} size="medium" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{fullName}</span>
        <span className="block truncate text-sm text-text-muted">@{username}</span>
      </span>
    </>
  );
  const box = 'flex min-w-0 flex-1 items-center gap-3 rounded-control py-2';
  return (
    <div className="flex items-center gap-3">
      {isLink ? (
        <Link to="/profile/$username" params={{ username }} className={`${box} -mx-2 px-2 hover:bg-text/6`}>
          {content}
        </Link>
      ) : (
        <div className={box}>{content}</div>
      )}
      {action}
    </div>
  );
}
