import { useState } from 'react';
import { cn } from '@/ui/cn.ts';

const placeholder = '/garages/placeholder.svg';

interface GaragePictureProps {
  url: string | null;
  /** `high` for the first picture of a page, `auto` for others in view at once; `low` waits until it is scrolled near. */
  priority?: 'high' | 'auto' | 'low';
  className?: string;
}

/** Decoration: the card's name says what it is. A picture that cannot be had is replaced. */
export function GaragePicture({ url, priority = 'low', className }: GaragePictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const source = url && url !== brokenUrl ? url : placeholder;
  return (
    <img
      src={source}
      alt=""
      width={640}
      height={400}
      decoding="async"
      loading={priority === 'low' ? 'lazy' : 'eager'}
      fetchPriority={priority === 'high' ? 'high' : 'auto'}
      onError={() => setBrokenUrl(source)}
      className={cn('size-full object-cover', className)}
    />
  );
}
