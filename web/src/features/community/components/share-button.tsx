import type { Post } from '@pahiya/contract/community/schemas';
import { brand } from '@pahiya/contract/shared/brand';
import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from './action-button.tsx';

const ShareDialog = lazy(async () => {
  const { ShareDialog } = await import('@/layout/share-dialog.tsx');
  return { default: ShareDialog };
});

const targets = ['facebook', 'x', 'whatsapp'] as const;

/** On a phone its own sheet of places to share to, elsewhere ours. */
export function ShareButton({ post: { id, author } }: { post: Post }) {
  const { t } = useTranslation('community');
  const [isOpen, setOpen] = useState(false);
  const text = t('share.text', { name: author.fullName, brand: brand.name });
  const url = () => `${window.location.origin}/post/${id}`;

  async function share() {
    if (!hasOwnSheet()) return setOpen(true);
    try {
      await navigator.share({ title: text, text, url: url() });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOpen(true);
    }
  }

  return (
    <>
      <ActionButton aria-label={t('post.share')} onClick={() => void share()}>
        <Share2 aria-hidden="true" />
      </ActionButton>
      {isOpen && (
        <Suspense>
          <ShareDialog
            title={t('share.title')}
            url={url()}
            text={text}
            targets={targets}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function hasOwnSheet(): boolean {
  return typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;
}
