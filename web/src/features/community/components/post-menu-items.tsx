import type { Post } from '@pahiya/contract/community/schemas';
import { Ban, Flag, Trash2, VolumeX } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useHideNotices } from '@/shared/profiles/use-hide-notices.ts';
import { Menu } from '@/ui/menu/menu.tsx';
import type { PostDialog } from '../types.ts';

interface PostMenuItemsProps {
  post: Post;
  onDialog: (dialog: PostDialog) => void;
  children: ReactElement;
}

export function PostMenuItems({ post, onDialog, children }: PostMenuItemsProps) {
  const { t } = useTranslation(['community', 'profile']);
  const { hide } = useHideNotices();
  const { author } = post;
  const name = author.fullName;
  const items = post.isOwn
    ? [
        {
          key: 'delete',
          label: t('post.delete'),
          icon: <Trash2 />,
          isDanger: true,
          onSelect: () => onDialog('delete'),
        },
      ]
    : [
        { key: 'report', label: t('post.report'), icon: <Flag />, onSelect: () => onDialog('report') },
        {
          key: 'mute',
          label: t('profile:hide.mute', { name }),
          icon: <VolumeX />,
          onSelect: () => void hide('mute', author),
        },
        {
          key: 'block',
          label: t('profile:hide.block', { name }),
          icon: <Ban />,
          isDanger: true,
          onSelect: () => onDialog('block'),
        },
      ];
  return (
    <Menu items={items} defaultOpen>
      {children}
    </Menu>
  );
}
