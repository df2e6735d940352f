import type { Post } from '@pahiya/contract/community/schemas';
import { Bookmark, Heart, MessageCircle } from 'lucide-react';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { cn } from '@/ui/cn.ts';
import { notify } from '@/ui/notify.ts';
import { useLike } from '../use-like.ts';
import { useLikeFailureNotice } from '../use-like-failure-notice.ts';
import { useSave } from '../use-save.ts';
import { ActionButton } from './action-button.tsx';
import { ShareButton } from './share-button.tsx';

interface PostActionsProps {
  post: Post;
  onComments: (postId: string) => void;
}

export function PostActions({ post, onComments }: PostActionsProps) {
  return (
    <div className="flex items-center px-2 py-1">
      <LikeButton post={post} />
      <CommentButton post={post} onComments={onComments} />
      <ShareButton post={post} />
      <SaveButton post={post} />
    </div>
  );
}

function LikeButton({ post }: { post: Post }) {
  const { t } = useTranslation('community');
  const format = useFormat();
  const showFailure = useLikeFailureNotice();
  const { mutateAsync } = useLike(post);
  const { isLiked, likes } = post;

  async function toggle() {
    try {
      await mutateAsync(!isLiked);
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <ActionButton
      aria-pressed={isLiked}
      aria-label={`${t('post.like')}, ${t('post.likes', { count: likes, formatted: format.count(likes) })}`}
      onClick={() => void toggle()}
    >
      <Heart
        aria-hidden="true"
        className={cn('transition-transform', isLiked && 'scale-110 fill-[#c9472f] text-[#c9472f]')}
      />
      {likes > 0 && <span aria-hidden="true">{format.count(likes)}</span>}
    </ActionButton>
  );
}

function CommentButton({ post, onComments }: PostActionsProps) {
  const { t } = useTranslation('community');
  const format = useFormat();
  const { comments } = post;
  return (
    <ActionButton
      aria-label={`${t('post.comment')}, ${t('post.comments', { count: comments, formatted: format.count(comments) })}`}
      onClick={() => onComments(post.id)}
    >
      <MessageCircle aria-hidden="true" />
      {comments > 0 && <span aria-hidden="true">{format.count(comments)}</span>}
    </ActionButton>
  );
}

function SaveButton({ post }: { post: Post }) {
  const { t } = useTranslation('community');
  const failureText = useFailureText();
  const { mutateAsync } = useSave(post);
  const { isSaved } = post;

  async function toggle() {
    try {
      await mutateAsync(!isSaved);
      notify.success(t(isSaved ? 'post.unsaved' : 'post.saved'));
    } catch (error) {
      if (errorCode(error) === 'ALREADY_SAVED') notify.info(t('post.alreadySaved'), t('post.alreadySavedText'));
      else {
        const text = goneText(error, t('post.gone')) ?? failureText(error) ?? undefined;
        notify.error(t(isSaved ? 'post.unsaveFailed' : 'post.saveFailed'), text);
      }
    }
  }

  return (
    <ActionButton aria-pressed={isSaved} aria-label={t('post.save')} className="ms-auto" onClick={() => void toggle()}>
      <Bookmark aria-hidden="true" className={cn(isSaved && 'fill-star text-star')} />
    </ActionButton>
  );
}

function goneText(error: unknown, text: string): string | null {
  return errorCode(error as never) === 'NOT_FOUND' ? text : null;
}
