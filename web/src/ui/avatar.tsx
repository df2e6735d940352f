import { useState } from 'react';
import { cn } from './cn.ts';
import { initialsOf } from './initials.ts';

const sizes = {
  /** For a group of avatars. */
  tiny: { box: 'size-7.5 text-xs', pixels: 30 },
  small: { box: 'size-10 text-sm', pixels: 40 },
  medium: { box: 'size-12 text-base', pixels: 48 },
  /** For the header of a profile. */
  large: { box: 'size-20 text-2xl sm:size-32 sm:text-4xl', pixels: 128 },
};

interface AvatarProps {
  name: string;
  url: string | null;
  size?: keyof typeof sizes;
  /** Needed only where the name is not shown beside it. */
  alt?: string;
  className?: string;
}

export function Avatar({ name, url, size = 'small', alt = '', className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const { box, pixels } = sizes[size];
  const look = cn(box, 'shrink-0 select-none rounded-full', className);
  if (url && url !== broken) {
    return (
      <img
        src={url}
        alt={alt}
        width={pixels}
        height={pixels}
        decoding="async"
        onError={() => setBroken(url)}
        className={cn(look, 'bg-surface-sunken object-cover')}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={cn(look, 'flex items-center justify-center bg-accent-soft font-bold text-on-accent-soft')}
    >
      {initialsOf(name)}
    </span>
  );
}
