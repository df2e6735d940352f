import type { PublicProfile } from '@pahiya/contract/profiles/schemas';
import { Ban, Ellipsis, Flag, Share2, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { useHideNotices } from '@/shared/profiles/use-hide-notices.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { Menu, type MenuItem } from '@/ui/menu/menu.tsx';
import { ShareProfile } from './share-profile.tsx';

const BlockDialog = lazyPart(async () => {
  const { BlockDialog } = await import('@/shared/profiles/components/block-dialog.tsx');
  return { default: BlockDialog };
});

interface PersonMenuProps {
  profile: PublicProfile;
  report: (onClose: () => void) => ReactNode;
}

export function PersonMenu({ profile, report }: PersonMenuProps) {
  const { t } = useTranslation('profile');
  const { hide } = useHideNotices();
  const [shown, setShown] = useState<'share' | 'block' | 'report' | null>(null);
  const close = () => setShown(null);
  const name = profile.fullName;
  const mute = profile.isMuted ? 'unmute' : 'mute';
  const block = profile.isBlocked ? 'unblock' : 'block';
  const items: MenuItem[] = [
    { key: 'share', label: t('more.share'), icon: <Share2 />, onSelect: () => setShown('share') },
    ...(profile.isBlocked ? [] : [muteItem(mute)]),
    {
      key: block,
      label: t(`hide.${block}`, { name }),
      icon: <Ban />,
      isDanger: !profile.isBlocked,
      onSelect: () => (profile.isBlocked ? void hide('unblock', profile) : setShown('block')),
    },
    { key: 'report', label: t('more.report'), icon: <Flag />, isDanger: true, onSelect: () => setShown('report') },
  ];

  function muteItem(action: 'mute' | 'unmute'): MenuItem {
    const icon = action === 'mute' ? <VolumeX /> : <Volume2 />;
    return { key: action, label: t(`hide.${action}`, { name }), icon, onSelect: () => void hide(action, profile) };
  }

  return (
    <>
      <Menu items={items}>
        <IconButton variant="outline" label={t('more.label', { name })}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      </Menu>
      <Suspense>
        {shown === 'share' && <ShareProfile profile={profile} onClose={close} />}
        {shown === 'block' && <BlockDialog person={profile} onClose={close} />}
        {shown === 'report' && report(close)}
      </Suspense>
    </>
  );
}
