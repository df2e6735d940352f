import type { Post } from '@pahiya/contract/community/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cardHeight } from '../rules/caption.ts';
import { PostCard } from './post-card.tsx';

const gap = 16;
/** Width in px of a card on a wide screen. */
const widest = 640;

interface VirtualPostsProps {
  posts: Post[];
  isBusy: boolean;
  /** Key under which the heights of this list are cached, so that going back restores the scroll position. */
  memory: readonly unknown[];
  onComments: (postId: string) => void;
  as: 'h2' | 'h3' | undefined;
}

/** An ARIA feed that renders only the posts near the screen. Page Up and Page Down move from post to post. */
export function VirtualPosts({ posts, isBusy, memory, onComments, as }: VirtualPostsProps) {
  const { t } = useTranslation('community');
  const { list, virtualizer } = useVirtualPosts(posts, memory);
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.start ?? 0;

  function move(event: KeyboardEvent<HTMLElement>) {
    const step = { PageDown: 1, PageUp: -1 }[event.key];
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
    const index = Number(row?.dataset.index) + (step ?? 0);
    const target = list.current?.querySelector<HTMLElement>(`[data-index="${index}"] > article`);
    if (!step || !target) return;
    event.preventDefault();
    target.focus();
  }

  return (
    <div
      ref={list}
      role="feed"
      aria-label={t('feed.label')}
      aria-busy={isBusy}
      onKeyDown={move}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
    >
      <div
        className="absolute inset-x-0 top-0 flex flex-col"
        style={{ gap, transform: `translateY(${first - virtualizer.options.scrollMargin}px)` }}
      >
        {items.map(({ index, key }) => {
          const post = posts[index];
          if (!post) return null;
          return (
            <div key={key} ref={virtualizer.measureElement} data-index={index}>
              <PostCard post={post} eager={index < 2} onComments={onComments} as={as} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

function useVirtualPosts(posts: Post[], memory: readonly unknown[]) {
  const client = useQueryClient();
  const list = useRef<HTMLDivElement>(null);
  const key = ['community', 'heights', ...memory];
  const [known] = useState(() => client.getQueryData<VirtualItem[]>(key) ?? []);
  const [margin, setMargin] = useState(0);
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: posts.length,
    estimateSize: (index) => {
      const post = posts[index];
      return post ? cardHeight(post.caption, post.image, Math.min(widest, window.innerWidth - 32)) : 300;
    },
    getItemKey: (index) => posts[index]?.id ?? index,
    initialMeasurementsCache: known,
    scrollMargin: margin,
    overscan: 4,
    gap,
    // Keeps the reading position when posts above it are added or removed.
    anchorTo: 'end',
  });

  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    setMargin(top + window.scrollY);
  }, []);

  const remember = () => client.setQueryData(key, virtualizer.takeSnapshot());
  const latest = useRef(remember);
  latest.current = remember;
  useLayoutEffect(() => () => void latest.current(), []);

  return { list, virtualizer };
}
