import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { useBackCloses } from '@/ui/use-back-closes.ts';
import { useLogOut } from '../use-log-out.ts';

/**
 * Logging out ends every session of the account (product, section 9.3), so it asks first and offers to log out on
 * this device only.
 */
export function LogOutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['settings', 'common']);
  const { logOut, leaving } = useLogOut();
  useBackCloses(onClose);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('account.askTitle')}
      footer={
        <>
          <Button variant="outline" size="large" loading={leaving === 'here'} onClick={() => void logOut('here')}>
            {t('account.here')}
          </Button>
          <Button size="large" loading={leaving === 'everywhere'} onClick={() => void logOut('everywhere')}>
            {t('account.everywhere')}
          </Button>
        </>
      }
    >
      <p className="text-pretty pb-2 text-text-muted">{t('account.askText')}</p>
    </Dialog>
  );
}
