import type { Post } from '@pahiya/contract/community/schemas';
import { brand } from '@pahiya/contract/shared/brand';
import { useRouteContext } from '@tanstack/react-router';
import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { bringTexts } from '@/i18n/add-texts.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { shareTargets } from '@/layout/share-targets.ts';
import { serverOrigin } from '@/lib/connection/server-origin.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { isPhoneApp, native } from '@/lib/phone/phone-app.ts';
import { ActionButton } from './action-button.tsx';

const ShareDialog = lazyPart(async () => {
  const { ShareDialog } = await import('@/layout/share-dialog.tsx');
  return { default: ShareDialog };
});

/** The targets of a profile except LinkedIn (product, section 7.4). */
const targets = shareTargets.filter((target) => target !== 'linkedin');

/** Uses the phone's share sheet where there is one, otherwise our dialog. */
export function ShareButton({ post: { id, author } }: { post: Post }) {
  const { t } = useTranslation('community');
  const { i18n } = useRouteContext({ from: '__root__' });
  const [isOpen, setOpen] = useState(false);
  const text = t('share.text', { name: author.fullName, brand: brand.name });
  const url = () => `${serverOrigin()}/post/${id}`;

  async function open() {
    // The dialog's texts belong to the profile and may not be loaded on this page.
    await bringTexts(i18n, ['profile']);
    setOpen(true);
  }

  async function share() {
    if (isPhoneApp && (await (await native()).share({ title: text, text, url: url() }))) return;
    if (isPhoneApp || !hasOwnSheet()) return await open();
    try {
      await navigator.share({ title: text, text, url: url() });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await open();
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
