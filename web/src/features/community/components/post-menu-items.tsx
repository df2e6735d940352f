import type { Post } from '@pahiya/contract/community/schemas';
import { Ban, BellOff, Flag, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu } from '@/ui/menu.tsx';
import { notify } from '@/ui/notify.ts';
import type { PostDialog } from '../types.ts';
import { useMutePerson } from '../use-hide-person.ts';

interface PostMenuItemsProps {
  post: Post;
  onDialog: (dialog: PostDialog) => void;
  children: ReactElement;
}

export function PostMenuItems({ post, onDialog, children }: PostMenuItemsProps) {
  const { t } = useTranslation('community');
  const mute = useMuteNotices(post);
  const { username } = post.author;
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
        { key: 'mute', label: t('post.mute', { username }), icon: <BellOff />, onSelect: () => void mute() },
        {
          key: 'block',
          label: t('post.block', { username }),
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

/** Muting needs no question: it can be taken back. */
function useMuteNotices({ author }: Post) {
  const { t } = useTranslation('community');
  const { mute, unmute } = useMutePerson(author);
  const { username } = author;

  async function undo() {
    try {
      await unmute();
      notify.success(t('mute.undone', { username }));
    } catch {
      notify.error(t('mute.failed', { username }));
    }
  }

  return async () => {
    try {
      await mute.mutateAsync();
      notify.undoable(t('mute.done', { username }), () => void undo());
    } catch {
      notify.error(t('mute.failed', { username }));
    }
  };
}
