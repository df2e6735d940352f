import type { Post } from '@pahiya/contract/community/schemas';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAge } from '@/i18n/use-age.ts';
import { Avatar } from '@/ui/avatar.tsx';

interface PostHeaderProps {
  /** Id of the author's name, which labels the post. */
  id: string;
  post: Post;
  as: 'h1' | 'h2' | 'h3';
  action?: ReactNode;
}

export function PostHeader({ id, post: { author, createdAt }, as: Name, action }: PostHeaderProps) {
  return (
    <header className="flex items-center gap-3 py-2.5 ps-4 pe-2">
      <Link
        to="/profile/$username"
        params={{ username: author.username }}
        className="group -ms-1 flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-control p-1"
      >
        <Avatar name={author.fullName} url={author.avatarUrl} />
        <span className="min-w-0">
          <Name id={id} className="truncate font-semibold leading-snug group-hover:underline">
            {author.fullName}
          </Name>
          {/* When space is short, the age wraps below the name instead of truncating it. */}
          <span className="flex flex-wrap items-center gap-x-1.5 text-sm text-text-muted">
            <span className="max-w-full truncate">@{author.username}</span>
            <span className="flex shrink-0 gap-1.5">
              <span aria-hidden="true" className="max-[359px]:hidden">
                ·
              </span>
              <Age instant={createdAt} />
            </span>
          </span>
        </span>
      </Link>
      {action}
    </header>
  );
}

export function Age({ instant }: { instant: string }) {
  const age = useAge(instant);
  return (
    // The age rendered by the server may differ by a moment.
    <time dateTime={instant} suppressHydrationWarning className="shrink-0">
      {age}
    </time>
  );
}
