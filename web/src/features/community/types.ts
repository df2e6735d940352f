import type { Post } from '@pahiya/contract/community/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import type { InfiniteData } from '@tanstack/react-query';

export type PostPages = InfiniteData<Page<Post>, string | undefined>;

/** Dialogs opened from a post's menu. */
export type PostDialog = 'delete' | 'report' | 'block';
