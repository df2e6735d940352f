import type { Post } from '@pahiya/contract/community/schemas';
import { useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { CommentSection } from './comment-section.tsx';
import { PostCard } from './post-card.tsx';

export function SignedInPost({ post }: { post: Post }) {
  const { t } = useTranslation('community');
  const comments = useRef<HTMLElement>(null);

  function goToComments() {
    comments.current?.scrollIntoView({ block: 'start' });
    comments.current?.querySelector<HTMLElement>('textarea')?.focus({ preventScroll: true });
  }

  return (
    <div className="mx-auto max-w-3xl">
      <PostCard post={post} onComments={goToComments} eager whole as="h1" />
      <section ref={comments} aria-label={t('comments.title')} className="mt-6 scroll-mt-24">
        <h2 className="mb-3 text-heading">{t('comments.title')}</h2>
        <CommentSection postId={post.id} canComment={post.canComment} />
      </section>
    </div>
  );
}
