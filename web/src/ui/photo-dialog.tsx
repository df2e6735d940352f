import type { Picture as PictureData } from '@pahiya/contract/files/schemas';
import { X } from 'lucide-react';
import { Close, Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { iconButtonStyles } from './icon-button.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface PhotoDialogProps {
  image: PictureData;
  alt: string;
  /** Label of the close button. */
  closeLabel: string;
  onClose: () => void;
}

export function PhotoDialog({ image, alt, closeLabel, onClose }: PhotoDialogProps) {
  useBackCloses(onClose);
  const returnFocus = useReturnFocus();
  return (
    <Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Portal>
        <Overlay className="fixed inset-0 z-50 bg-[#04070f]/95 data-[state=open]:animate-fade-in" />
        <Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className="fixed inset-0 z-50 flex items-center justify-center p-2 outline-none [--color-focus:#ffcf70] data-[state=open]:animate-pop-in sm:p-10"
        >
          <Title className="sr-only">{alt}</Title>
          {/* Only a pointer uses this. Everybody else has the button below. */}
          <Close aria-hidden="true" className="absolute inset-0 cursor-zoom-out" tabIndex={-1} />
          <img
            src={image.url}
            srcSet={image.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
            sizes="100vw"
            width={image.width}
            height={image.height}
            alt={alt}
            className="pointer-events-none relative max-h-full w-auto max-w-full rounded-control object-contain"
          />
          <Close
            aria-label={closeLabel}
            className={iconButtonStyles({
              variant: 'floating',
              className: 'absolute end-3 top-[max(0.75rem,env(safe-area-inset-top))]',
            })}
          >
            <X aria-hidden="true" />
          </Close>
        </Content>
      </Portal>
    </Root>
  );
}
