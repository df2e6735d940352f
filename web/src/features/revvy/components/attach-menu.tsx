import { Camera, Images, Plus, Video } from 'lucide-react';
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui/icon-button.tsx';
import type { MenuItem } from '@/ui/menu.tsx';

const Menu = lazy(async () => {
  const { Menu } = await import('@/ui/menu.tsx');
  return { default: Menu };
});

const pictureKinds = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

interface AttachMenuProps {
  onFiles: (files: File[]) => void;
  isFull: boolean;
}

/** Pictures, the camera, or a video of which only pictures are taken; the menu is fetched when it is first asked for. */
export function AttachMenu({ onFiles, isFull }: AttachMenuProps) {
  const { t } = useTranslation('revvy');
  const [isWanted, setWanted] = useState(false);
  const gallery = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const video = useRef<HTMLInputElement>(null);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    // The same file can be chosen once more.
    event.target.value = '';
    onFiles(files);
  }

  const items: MenuItem[] = [
    {
      key: 'gallery',
      label: t('attachment.gallery'),
      icon: <Images />,
      isImmediate: true,
      onSelect: () => gallery.current?.click(),
    },
    {
      key: 'camera',
      label: t('attachment.camera'),
      icon: <Camera />,
      isImmediate: true,
      onSelect: () => camera.current?.click(),
    },
    {
      key: 'video',
      label: t('attachment.video'),
      icon: <Video />,
      isImmediate: true,
      onSelect: () => video.current?.click(),
    },
  ];
  const input = { type: 'file', hidden: true, onChange: choose };
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
      <input {...input} ref={gallery} accept={pictureKinds} multiple aria-label={t('attachment.gallery')} />
      <input {...input} ref={camera} accept="image/*" capture="environment" aria-label={t('attachment.camera')} />
      <input {...input} ref={video} accept="video/*" aria-label={t('attachment.video')} />
      {isWanted ? (
        <Suspense fallback={button}>
          <Menu items={items} align="start" defaultOpen>
            {button}
          </Menu>
        </Suspense>
      ) : (
        button
      )}
    </>
  );
}
