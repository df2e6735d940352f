import { MailCheck } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { MailNotice } from './mail-notice.tsx';

interface CheckInboxProps {
  email: string;
  onStartAgain: () => void;
}

/** Shown after a sign-up until the e-mail address is confirmed. */
export function CheckInbox({ email, onStartAgain }: CheckInboxProps) {
  const { t } = useTranslation('auth');
  return (
    <MailNotice icon={<MailCheck />} title={t('inbox.title')} text={t('inbox.text', { email })} hint={t('inbox.hint')}>
      <Button variant="outline" block onClick={onStartAgain}>
        {t('inbox.back')}
      </Button>
    </MailNotice>
  );
}
