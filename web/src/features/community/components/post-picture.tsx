import type { Post } from '@pahiya/contract/community/schemas';
import type { Picture as PictureData } from '@pahiya/contract/files/schemas';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { Picture } from '@/ui/picture.tsx';

const PhotoDialog = lazyPart(async () => {
  const { PhotoDialog } = await import('@/ui/photo-dialog.tsx');
  return { default: PhotoDialog };
});

/** Wait for a second tap before a tap counts as single, in ms. */
const doubleTapMs = 260;

interface PostPictureProps {
  post: Post;
  image: PictureData;
  eager?: boolean;
  /** If undefined, only single taps are handled. */
  onDoubleTap?: () => void;
  children?: ReactNode;
}

/** Keeps the picture's shape, but no higher than the screen. A tap enlarges it. */
export function PostPicture({ post, image, eager, onDoubleTap, children }: PostPictureProps) {
  const { t } = useTranslation('community');
  const [isOpen, setOpen] = useState(false);
  const taps = useTaps(() => setOpen(true), onDoubleTap);
  const alt = t('post.photo', { name: post.author.fullName });
  return (
    <>
      <button
        type="button"
        onClick={taps}
        className="relative block w-full overflow-hidden bg-surface-sunken focus-visible:-outline-offset-3"
      >
        <Picture
          picture={image}
          alt={alt}
          sizes="(min-width: 44rem) 40rem, 100vw"
          eager={eager}
          className="max-h-[min(78dvh,42rem)] w-full object-contain"
        />
        <span className="sr-only">{t('post.openPhoto')}</span>
        {children}
      </button>
      {isOpen && (
        <Suspense>
          <PhotoDialog image={image} alt={alt} closeLabel={t('post.closePhoto')} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function useTaps(onOne: () => void, onTwo: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (event: { detail: number }) => {
    clearTimeout(timer.current);
    // A key press cannot become a double tap, so it needs no wait.
    if (event.detail === 0 || !onTwo) onOne();
    else if (event.detail === 1) timer.current = setTimeout(onOne, doubleTapMs);
    else if (event.detail === 2) onTwo();
  };
}
