import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button.tsx';
import { useHideNotices } from '../use-hide-notices.ts';

interface UnblockButtonProps {
  person: { username: string; fullName: string };
  className?: string;
}

export function UnblockButton({ person, className }: UnblockButtonProps) {
  const { t } = useTranslation('profile');
  const { hide, isPending } = useHideNotices();
  return (
    <Button loading={isPending} onClick={() => void hide('unblock', person)} className={className}>
      {t('more.unblock')}
    </Button>
  );
}
