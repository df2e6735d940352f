import { Share2 } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LazyMenu } from '@/ui/menu/lazy-menu.tsx';
import { useShareItems } from './use-share-items.tsx';

interface ShareMenuProps {
  conversationId: string;
  title: string;
}

export function ShareMenu({ conversationId, title }: ShareMenuProps) {
  const { t } = useTranslation('revvy');
  return (
    <LazyMenu
      label={t('share.open')}
      icon={<Share2 aria-hidden="true" />}
      items={useShareItems(conversationId, title)}
      // A very narrow phone has them in the list of conversations.
      className="max-[23rem]:hidden"
    />
  );
}
