import type { Post } from '@pahiya/contract/community/schemas';
import type { Picture as PictureData } from '@pahiya/contract/files/schemas';
import { Heart } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@/ui/notify.ts';
import { Picture } from '@/ui/picture.tsx';
import { useLike } from '../use-like.ts';

const PhotoDialog = lazy(async () => {
  const { PhotoDialog } = await import('./photo-dialog.tsx');
  return { default: PhotoDialog };
});

/** How long a second tap is waited for before the first one counts as one. */
const doubleTapMs = 260;
const heartMs = 900;

interface PostPictureProps {
  post: Post;
  image: PictureData;
  eager?: boolean;
  /** Only to look at: nobody is signed in. */
  readOnly?: boolean;
}

/** In its own shape, a very tall one no higher than the screen. A tap shows it larger, two like the post. */
export function PostPicture({ post, image, eager, readOnly }: PostPictureProps) {
  const { t } = useTranslation('community');
  const [isOpen, setOpen] = useState(false);
  const heart = useHeart(post);
  const taps = useTaps(() => setOpen(true), readOnly ? undefined : heart.like);
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
        {heart.isShown && (
          <span aria-hidden="true" className="pointer-events-none absolute inset-0 flex items-center justify-center">
            <Heart className="size-24 animate-pop-in fill-white text-white drop-shadow-lg" />
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <PhotoDialog image={image} alt={alt} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Two taps on the picture like a post and never unlike it. */
function useHeart(post: Post) {
  const { t } = useTranslation('community');
  const [isShown, setShown] = useState(false);
  const { mutateAsync } = useLike(post);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setShown(false), heartMs);
    return () => clearTimeout(timer);
  }, [isShown]);

  async function like() {
    setShown(true);
    if (post.isLiked) return;
    try {
      await mutateAsync(true);
    } catch {
      notify.error(t('post.likeFailed'));
    }
  }

  return { isShown, like };
}

function useTaps(onOne: () => void, onTwo: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (event: { detail: number }) => {
    clearTimeout(timer.current);
    // A key press has no second one to wait for.
    if (event.detail === 0 || !onTwo) onOne();
    else if (event.detail === 1) timer.current = setTimeout(onOne, doubleTapMs);
    else if (event.detail === 2) onTwo();
  };
}
