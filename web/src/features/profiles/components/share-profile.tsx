import type { Person } from '@pahiya/contract/community/schemas';
import { brand } from '@pahiya/contract/shared/brand';
import { useTranslation } from '@/i18n/use-translation.ts';
import { shareTargets } from '@/layout/share-targets.ts';
import { serverOrigin } from '@/lib/connection/server-origin.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';

const ShareDialog = lazyPart(async () => {
  const { ShareDialog } = await import('@/layout/share-dialog.tsx');
  return { default: ShareDialog };
});

interface ShareProfileProps {
  profile: Pick<Person, 'fullName' | 'username'>;
  onClose: () => void;
}

export function ShareProfile({ profile: { fullName, username }, onClose }: ShareProfileProps) {
  const { t } = useTranslation('profile');
  return (
    <ShareDialog
      title={t('share.title')}
      url={new URL(`/profile/${encodeURIComponent(username)}`, serverOrigin()).href}
      text={t('share.text', { name: fullName, username, brand: brand.name })}
      targets={shareTargets}
      onClose={onClose}
    />
  );
}
