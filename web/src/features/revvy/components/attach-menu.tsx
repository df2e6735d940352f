import { Camera, Images, Plus, Video } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { FileInput } from '@/ui/file-input.tsx';
import { LazyMenu } from '@/ui/menu/lazy-menu.tsx';
import type { MenuItem } from '@/ui/menu/menu.tsx';

const pictureKinds = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

interface AttachMenuProps {
  onFiles: (files: File[]) => void;
  isFull: boolean;
}

export function AttachMenu({ onFiles, isFull }: AttachMenuProps) {
  const { t } = useTranslation('revvy');
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
  return (
    <>
      <FileInput ref={gallery} label={t('attachment.gallery')} accept={pictureKinds} multiple onFiles={onFiles} />
      <FileInput ref={camera} label={t('attachment.camera')} accept="image/*" capture="environment" onFiles={onFiles} />
      <FileInput ref={video} label={t('attachment.video')} accept="video/*" onFiles={onFiles} />
      <LazyMenu
        label={t('attachment.add')}
        icon={<Plus aria-hidden="true" />}
        items={ways}
        align="start"
        disabled={isFull}
      />
    </>
  );
}
