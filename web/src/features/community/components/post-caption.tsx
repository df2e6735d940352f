import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LinkedText } from '@/layout/linked-text.tsx';
import { cn } from '@/ui/cn.ts';
import { isLong } from '../rules/caption.ts';

export function PostCaption({ caption, whole }: { caption: string; whole?: boolean }) {
  const { t } = useTranslation('community');
  const isFolding = !whole && isLong(caption);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="px-4 pb-3">
      <p dir="auto" className={cn('wrap-anywhere whitespace-pre-line', isFolding && !isOpen && 'line-clamp-6')}>
        <LinkedText text={caption} />
      </p>
      {isFolding && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="-mb-2 min-h-11 min-w-11 text-start font-semibold text-sm text-text-muted hover:text-text hover:underline"
        >
          {t(isOpen ? 'post.less' : 'post.more')}
        </button>
      )}
    </div>
  );
}
