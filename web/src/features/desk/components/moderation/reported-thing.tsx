import type { ModerationSubject } from '@pahiya/contract/desk/moderation/schemas';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Avatar } from '@/ui/avatar.tsx';
import { Badge } from '@/ui/badge.tsx';
import { Picture } from '@/ui/picture.tsx';

type Thing = Omit<ModerationSubject, 'report' | 'rulings'>;

interface ReportedThingProps {
  thing: Thing;
  isWhole?: boolean;
  children?: ReactNode;
}

export function ReportedThing({ thing, isWhole = false, children }: ReportedThingProps) {
  const { t } = useTranslation('moderation');
  const { target, author, excerpt, image, isHidden, isHeld, isSuspended } = thing;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <Avatar name={author.fullName} url={author.avatarUrl} size="tiny" />
        <span className="wrap-anywhere min-w-0 font-semibold">{author.fullName}</span>
        <span className="text-sm text-text-muted">@{author.username}</span>
        <Badge>{t(`target.${target}`)}</Badge>
        {isHidden && <Badge tone="accent">{t(isHeld ? 'state.held' : 'state.hidden')}</Badge>}
        {isSuspended && <Badge tone="danger">{t('state.suspended')}</Badge>}
        {children}
      </div>
      <div className="flex min-w-0 gap-3">
        {image && (
          <Picture
            picture={image}
            alt={t('picture', { name: author.fullName })}
            sizes={isWhole ? '10rem' : '5rem'}
            className={
              isWhole
                ? 'h-40 w-auto max-w-1/2 rounded-control object-contain'
                : 'size-20 shrink-0 rounded-control object-cover'
            }
          />
        )}
        <p className={`wrap-anywhere min-w-0 whitespace-pre-line ${isWhole ? '' : 'line-clamp-4'}`}>
          {excerpt || <span className="text-text-muted">{t('noText')}</span>}
        </p>
      </div>
      <ThingLink thing={thing} />
    </div>
  );
}

/** Hidden posts and suspended profiles have no public page to link to. */
function ThingLink({ thing: { target, postId, author, isHidden, isSuspended } }: { thing: Thing }) {
  const { t } = useTranslation('moderation');
  if (isSuspended || (target === 'post' && isHidden)) return <p className="text-sm text-text-muted">{t('unseen')}</p>;
  const to = postId
    ? ({ to: '/post/$postId', params: { postId } } as const)
    : ({ to: '/profile/$username', params: { username: author.username } } as const);
  return (
    <Link
      {...to}
      target="_blank"
      className="inline-flex min-h-6 items-center gap-1.5 self-start font-medium text-sm underline underline-offset-4"
    >
      <ExternalLink aria-hidden="true" className="size-4" />
      {t(`show.${target}`)}
    </Link>
  );
}
