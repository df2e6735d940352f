import type { Post } from '@pahiya/contract/community/schemas';
import { EyeOff, Hourglass } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';
import { LikeablePicture } from './likeable-picture.tsx';
import { PostActions } from './post-actions.tsx';
import { PostCaption } from './post-caption.tsx';
import { PostFrame } from './post-frame.tsx';
import { PostHeader } from './post-header.tsx';
import { PostMenu } from './post-menu.tsx';

interface PostCardProps {
  post: Post;
  onComments: (postId: string) => void;
  /** The picture is visible when the page opens, so it is not loaded lazily. */
  eager?: boolean;
  /** Shows the full text, as on a post's own page. */
  whole?: boolean;
  as?: 'h1' | 'h2' | 'h3';
}

export function PostCard({ post, onComments, eager, whole, as = 'h2' }: PostCardProps) {
  const id = useId();
  return (
    <PostFrame labelledBy={id}>
      <PostHeader id={id} post={post} as={as} action={<PostMenu post={post} />} />
      {post.isHidden && <HiddenNotice isHeld={post.isHeld} />}
      <PostCaption caption={post.caption} whole={whole} />
      {post.image && <LikeablePicture post={post} image={post.image} eager={eager} />}
      <PostActions post={post} onComments={onComments} />
    </PostFrame>
  );
}

/** Tells the author why nobody else sees the post. */
function HiddenNotice({ isHeld }: Pick<Post, 'isHeld'>) {
  const { t } = useTranslation('community');
  const Icon = isHeld ? Hourglass : EyeOff;
  return (
    <p
      className={cn(
        'mx-4 mb-3 flex items-start gap-2.5 rounded-control px-3 py-2.5 text-sm',
        isHeld ? 'bg-accent-soft text-on-accent-soft' : 'bg-danger-soft',
      )}
    >
      <Icon aria-hidden="true" className={cn('mt-0.5 size-4 shrink-0', isHeld ? 'text-text-muted' : 'text-danger')} />
      {t(isHeld ? 'post.held' : 'post.hidden')}
    </p>
  );
}
