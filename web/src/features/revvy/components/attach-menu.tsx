import { Camera, Images, Plus, Video } from 'lucide-react';
import { type RefObject, Suspense, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { FileInput } from '@/ui/file-input.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import type { MenuItem } from '@/ui/menu.tsx';

const Menu = lazyPart(async () => {
  const { Menu } = await import('@/ui/menu.tsx');
  return { default: Menu };
});

const pictureKinds = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

interface AttachMenuProps {
  onFiles: (files: File[]) => void;
  isFull: boolean;
}

export function AttachMenu({ onFiles, isFull }: AttachMenuProps) {
  const { t } = useTranslation('revvy');
  const [isWanted, setWanted] = useState(false);
  const gallery = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const video = useRef<HTMLInputElement>(null);

  function way(key: 'gallery' | 'camera' | 'video', icon: MenuItem['icon'], input: RefObject<HTMLInputElement | null>) {
    return { key, label: t(`attachment.${key}`), icon, isImmediate: true, onSelect: () => input.current?.click() };
  }

  const ways: MenuItem[] = [
    way('gallery', <Images />, gallery),
    way('camera', <Camera />, camera),
    way('video', <Video />, video),
  ];
  const button = (
    <IconButton
      label={t('attachment.add')}
      aria-haspopup="menu"
      disabled={isFull}
      onClick={isWanted ? undefined : () => setWanted(true)}
    >
      <Plus aria-hidden="true" />
    </IconButton>
  );
  return (
    <>
      <FileInput ref={gallery} label={t('attachment.gallery')} accept={pictureKinds} multiple onFiles={onFiles} />
      <FileInput ref={camera} label={t('attachment.camera')} accept="image/*" capture="environment" onFiles={onFiles} />
      <FileInput ref={video} label={t('attachment.video')} accept="video/*" onFiles={onFiles} />
      {isWanted ? (
        <Suspense fallback={button}>
          <Menu items={ways} align="start" defaultOpen>
            {button}
          </Menu>
        </Suspense>
      ) : (
        button
      )}
    </>
  );
}
