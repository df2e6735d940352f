import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { shareProblems, takeShared } from '@/shared/community/storage/shared-photo.ts';
import type { CommunitySearch } from '../rules/community-search.ts';
import { postDraft } from './post-draft.ts';

/**
 * Turns content shared by another app into a post draft. The picture replaces an earlier one, and the text is appended.
 * Redirects to the post dialog, or stays at the address, where the page reports the problem.
 */
export async function takeSharedPost(client: QueryClient, shared: string): Promise<void> {
  if (shareProblems.some((problem) => problem === shared)) return;
  const post = await takeShared(window.caches, shared).catch(() => null);
  if (!post) throw redirect({ to: '/community', search: { shared: 'gone' } satisfies CommunitySearch, replace: true });
  const drafts = postDraft(client);
  const draft = drafts.read();
  const caption = [draft.caption, post.caption].filter(Boolean).join('\n');
  drafts.keep({ ...draft, caption, photo: post.photo ? { file: post.photo, uploaded: null } : draft.photo });
  throw redirect({ to: '/community', search: { show: 'create' } satisfies CommunitySearch, replace: true });
}
