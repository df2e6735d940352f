import type { Picture as PictureData } from '@pahiya/contract/files/schemas';
import { cn } from './cn.ts';

interface PictureProps {
  picture: PictureData;
  alt: string;
  /** How wide it is shown, for the browser's choice among the widths. */
  sizes: string;
  /** One that is seen first is fetched at once. */
  eager?: boolean;
  className?: string;
}

/** Keeps its place before it is there, with a blurred stand-in of its own; never cut below its real shape by itself. */
export function Picture({ picture, alt, sizes, eager = false, className }: PictureProps) {
  return (
    <img
      src={picture.url}
      srcSet={picture.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      draggable={false}
      style={{ backgroundImage: `url("${picture.placeholder}")` }}
      className={cn('bg-center bg-cover bg-surface-sunken', className)}
    />
  );
}
