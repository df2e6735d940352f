import { useState } from 'react';
import { cn } from '@/ui/cn.ts';

const placeholder = '/garages/placeholder.svg';

interface GaragePictureProps {
  url: string | null;
  /** `high` for the first picture of a page, `auto` for others visible at once; `low` loads when scrolled near. */
  priority?: 'high' | 'auto' | 'low';
  className?: string;
}

/** Decorative, because the card has the name. A broken picture is replaced with a placeholder. */
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
