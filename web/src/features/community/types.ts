import type { Post } from '@pahiya/contract/community/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import type { InfiniteData } from '@tanstack/react-query';

/** A list of posts as the cache keeps it. */
export type PostPages = InfiniteData<Page<Post>, string | undefined>;

/** What a post's menu leads to. */
export type PostDialog = 'delete' | 'report' | 'block';
