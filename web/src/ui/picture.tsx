import type { Picture as PictureData } from '@pahiya/contract/files/schemas';
import { cn } from './cn.ts';

interface PictureProps {
  picture: PictureData;
  alt: string;
  /** Displayed width, from which the browser chooses a source. */
  sizes: string;
  /** Loads at once, for a picture visible first. */
  eager?: boolean;
  className?: string;
}

/** Reserves its space with a blurred placeholder. It is never cropped by default. */
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
