import type { Post } from '@pahiya/contract/community/schemas';
import { brand } from '@pahiya/contract/shared/brand';
import { Link, useNavigate } from '@tanstack/react-router';
import { Heart, MessageCircle } from 'lucide-react';
import { useId } from 'react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { Card, CardBody } from '@/ui/card.tsx';
import { notify } from '@/ui/notify.ts';
import { ActionButton } from './action-button.tsx';
import { PostCaption } from './post-caption.tsx';
import { PostFrame } from './post-frame.tsx';
import { PostHeader } from './post-header.tsx';
import { PostPicture } from './post-picture.tsx';
import { ShareButton } from './share-button.tsx';

interface PostPageProps {
  post: Post;
  /** False while the session is unknown, so that a signed-in reader is not asked to sign in. */
  isSignedOut: boolean;
}

export function PostPage({ post, isSignedOut }: PostPageProps) {
  return (
    <div className="mx-auto max-w-3xl">
      <VisitorPost post={post} isSignedOut={isSignedOut} />
      {isSignedOut && <Invitation postId={post.id} />}
    </div>
  );
}

function VisitorPost({ post, isSignedOut }: PostPageProps) {
  const { t } = useTranslation('community');
  const format = useFormat();
  const id = useId();
  const comments = t('post.comments', { count: post.comments, formatted: format.count(post.comments) });
  return (
    <PostFrame labelledBy={id}>
      <PostHeader id={id} post={post} as="h1" />
      <PostCaption caption={post.caption} whole />
      {post.image && <PostPicture post={post} image={post.image} eager />}
      <div className="flex flex-wrap items-center gap-x-5 py-1 ps-4 pe-2 text-sm text-text-muted">
        <VisitorLike post={post} isSignedOut={isSignedOut} />
        <span className="flex items-center gap-1.5">
          <MessageCircle aria-hidden="true" className="size-5" />
          {comments}
        </span>
        <span className="ms-auto">
          <ShareButton post={post} />
        </span>
      </div>
    </PostFrame>
  );
}

/** Liking while signed out explains that an account is needed (product, section 7.3). */
function VisitorLike({ post: { id, likes: count }, isSignedOut }: PostPageProps) {
  const { t } = useTranslation(['community', 'common']);
  const format = useFormat();
  const navigate = useNavigate();
  const likes = t('post.likes', { count, formatted: format.count(count) });

  function askToSignIn() {
    notify.news(t('post.likeSignedOut'), t('post.likeSignedOutText'), {
      label: t('common:nav.signIn'),
      onPress: () => void navigate({ to: '/auth', search: { next: `/post/${id}` } }),
    });
  }

  return (
    <ActionButton
      aria-label={`${t('post.like')}, ${likes}`}
      className="-ms-2.5 shrink-0"
      disabled={!isSignedOut}
      onClick={askToSignIn}
    >
      <Heart aria-hidden="true" />
      <span aria-hidden="true">{likes}</span>
    </ActionButton>
  );
}

function Invitation({ postId }: { postId: string }) {
  const { t } = useTranslation('community');
  return (
    <Card className="mt-5">
      <CardBody className="flex flex-col items-center gap-4 text-center sm:flex-row sm:justify-between sm:text-start">
        <p className="font-semibold">{t('page.join', { brand: brand.name })}</p>
        <Button asChild>
          <Link to="/auth" search={{ next: `/post/${postId}` }}>
            {t('page.signIn')}
          </Link>
        </Button>
      </CardBody>
    </Card>
  );
}
