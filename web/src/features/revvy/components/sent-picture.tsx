import { Suspense, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { Picture } from '@/ui/picture.tsx';
import type { SentAttachment } from '../types.ts';

const PhotoDialog = lazyPart(async () => {
  const { PhotoDialog } = await import('@/ui/photo-dialog.tsx');
  return { default: PhotoDialog };
});

interface SentPictureProps {
  attachment: SentAttachment;
  number: number;
}

export function SentPicture({ attachment: { kind, picture }, number }: SentPictureProps) {
  const { t } = useTranslation('revvy');
  const [isOpen, setOpen] = useState(false);
  const alt = t(`attachment.${kind}Number`, { number });
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className="block cursor-zoom-in rounded-card">
        <Picture picture={picture} alt={alt} sizes="128px" className="size-28 rounded-card object-cover sm:size-32" />
        <span className="sr-only">{t('attachment.open')}</span>
      </button>
      {isOpen && (
        <Suspense>
          <PhotoDialog image={picture} alt={alt} closeLabel={t('attachment.close')} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
