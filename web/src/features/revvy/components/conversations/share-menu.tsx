import { FileDown, Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { useSharing } from './use-sharing.ts';

const Menu = lazyPart(async () => {
  const { Menu } = await import('@/ui/menu.tsx');
  return { default: Menu };
});

interface ShareMenuProps {
  conversationId: string;
  title: string;
}

export function ShareMenu({ conversationId, title }: ShareMenuProps) {
  const { t } = useTranslation('revvy');
  const [isWanted, setWanted] = useState(false);
  const sharing = useSharing(conversationId, title);
  const button = (
    <IconButton
      label={t('share.open')}
      aria-haspopup="menu"
      onClick={isWanted ? undefined : () => setWanted(true)}
      // A very narrow phone has them in the list of conversations.
      className="max-[23rem]:hidden"
    >
      <Share2 aria-hidden="true" />
    </IconButton>
  );
  if (!isWanted) return button;
  const items = [
    { key: 'share', label: t('share.send'), icon: <Share2 />, isImmediate: true, onSelect: () => void sharing.share() },
    { key: 'save', label: t('share.save'), icon: <FileDown />, onSelect: () => void sharing.save() },
  ];
  return (
    <Suspense fallback={button}>
      <Menu items={items} defaultOpen>
        {button}
      </Menu>
    </Suspense>
  );
}
