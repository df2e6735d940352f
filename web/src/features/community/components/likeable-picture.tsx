import type { Post } from '@pahiya/contract/community/schemas';
import type { Picture } from '@pahiya/contract/files/schemas';
import { Heart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLike } from '../use-like.ts';
import { useLikeFailureNotice } from '../use-like-failure-notice.ts';
import { PostPicture } from './post-picture.tsx';

const heartMs = 900;

interface LikeablePictureProps {
  post: Post;
  image: Picture;
  eager?: boolean;
}

export function LikeablePicture({ post, image, eager }: LikeablePictureProps) {
  const { isShown, like } = useHeart(post);
  return (
    <PostPicture post={post} image={image} eager={eager} onDoubleTap={() => void like()}>
      {isShown && (
        <span aria-hidden="true" className="pointer-events-none absolute inset-0 flex items-center justify-center">
          <Heart className="size-24 animate-pop-in fill-white text-white drop-shadow-lg" />
        </span>
      )}
    </PostPicture>
  );
}

/** A double tap likes a post and never unlikes it. */
function useHeart(post: Post) {
  const showFailure = useLikeFailureNotice();
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
    } catch (error) {
      showFailure(error);
    }
  }

  return { isShown, like };
}
