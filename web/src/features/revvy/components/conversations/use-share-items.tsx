import { FileDown, Share2 } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import type { MenuItem } from '@/ui/menu/menu.tsx';
import { useSharing } from './use-sharing.ts';

export function useShareItems(conversationId: string, title: string): MenuItem[] {
  const { t } = useTranslation('revvy');
  const { share, save } = useSharing(conversationId, title);
  return [
    { key: 'share', label: t('share.send'), icon: <Share2 />, isImmediate: true, onSelect: () => void share() },
    { key: 'save', label: t('share.save'), icon: <FileDown />, onSelect: () => void save() },
  ];
}
