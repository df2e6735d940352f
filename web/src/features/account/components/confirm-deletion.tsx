import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { CodeField } from '@/shared/auth/components/code-field.tsx';
import { Button } from '@/ui/button.tsx';
import { useConfirmDeletion } from '../use-confirm-deletion.ts';
import { OpenBookings } from './open-bookings.tsx';

interface ConfirmDeletionProps {
  token: string;
  onDone: () => void;
  /** The link is invalid or expired. */
  onRefused: () => void;
  onKeep: () => void;
}

/** Nothing happens before the button is pressed, because mail programs open links automatically. */
export function ConfirmDeletion({ token, onDone, onRefused, onKeep }: ConfirmDeletionProps) {
  const { t } = useTranslation('account');
  const [isBusy, setBusy] = useState(false);
  const { confirm, openBookings, code, setCode, codeError } = useConfirmDeletion(token, { onDone, onRefused });

  async function press() {
    setBusy(true);
    await confirm();
    setBusy(false);
  }

  return (
    <div className="grid gap-4">
      <h2 className="flex items-center gap-2 text-heading">
        <TriangleAlert aria-hidden="true" className="size-6 shrink-0 text-danger" />
        {t('delete.confirmTitle')}
      </h2>
      <p className="text-pretty text-text-muted">{t('delete.text')}</p>
      {openBookings && <OpenBookings bookingIds={openBookings} />}
      {code && <CodeField code={code} onChange={setCode} error={codeError} />}
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-end">
        <Button variant="danger" size="large" loading={isBusy} onClick={() => void press()}>
          {t('delete.confirm')}
        </Button>
        <Button variant="outline" size="large" onClick={onKeep}>
          {t('page.keep')}
        </Button>
      </div>
    </div>
  );
}
