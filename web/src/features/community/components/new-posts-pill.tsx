import { ArrowUp } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';

interface NewPostsPillProps {
  count: number;
  /** There may be more new posts than the count. */
  isMore: boolean;
  onShow: () => void;
}

/** Offers new posts instead of moving the page under the reader. Screen readers announce it. */
export function NewPostsPill({ count, isMore, onShow }: NewPostsPillProps) {
  const { t } = useTranslation('community');
  return (
    <div role="status" className="pointer-events-none sticky top-20 z-20 flex h-0 justify-center md:top-22">
      {count > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="pointer-events-auto flex min-h-11 animate-pop-in items-center gap-2 self-start rounded-full bg-accent px-5 font-semibold text-on-accent text-sm shadow-raised hover:bg-accent-hover"
        >
          <ArrowUp aria-hidden="true" className="size-4" />
          {t('feed.newPostsCount', { count: isMore ? `${count}+` : count } as { count: number })}
        </button>
      )}
    </div>
  );
}
