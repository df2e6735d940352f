import { useTranslation } from '@/i18n/use-translation.ts';
import { useHideNotices } from '@/shared/profiles/use-hide-notices.ts';
import type { HideablePerson } from '@/shared/profiles/use-hide-person.ts';
import { Button } from '@/ui/button.tsx';

interface UnblockButtonProps {
  person: HideablePerson;
  className?: string;
}

export function UnblockButton({ person, className }: UnblockButtonProps) {
  const { t } = useTranslation('profile');
  const { hide, isPending } = useHideNotices();
  return (
    <Button loading={isPending} onClick={() => void hide('unblock', person)} className={className}>
      {t('hide.unblockShort')}
    </Button>
  );
}
