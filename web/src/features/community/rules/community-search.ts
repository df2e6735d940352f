import { limits } from '@pahiya/contract/shared/limits';

export interface CommunitySearch {
  search?: string;
  comments?: string;
  show?: 'create';
  /** Key of content shared by another app, or the reason why it cannot be posted. */
  shared?: string;
}

const postId = /^[0-9a-f-]{36}$/;
const sharedName = /^[0-9a-z-]{1,40}$/;

export function readCommunitySearch({ search, comments, show, shared }: Record<string, unknown>): CommunitySearch {
  return {
    search: typeof search === 'string' ? search.trim().slice(0, limits.searchTextLength) || undefined : undefined,
    comments: typeof comments === 'string' && postId.test(comments) ? comments : undefined,
    show: show === 'create' ? show : undefined,
    shared: typeof shared === 'string' && sharedName.test(shared) ? shared : undefined,
  };
}
