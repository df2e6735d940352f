import { brand } from '@pahiya/contract/shared/brand';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useSignOut } from '@/lib/session/use-sign-out.ts';
import { AdultField } from '@/shared/auth/components/adult-field.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { useDeclareAge } from '../use-declare-age.ts';

/** Covers every page until the account has confirmed an age of 18 or older. Closing it logs out. */
export function AgeDialog() {
  const { t } = useTranslation(['account', 'auth']);
  const { declare, isBusy } = useDeclareAge();
  const { signOut } = useSignOut();
  const form = useId();
  const [isAdult, setAdult] = useState(false);
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(!isAdult);
    if (isAdult) void declare();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && void signOut()}
      title={t('age.title')}
      description={t('age.text', { brand: brand.name })}
      footer={
        <Button type="submit" form={form} loading={isBusy} block>
          {t('age.confirm')}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <AdultField
          isMissing={isMissing && !isAdult}
          checked={isAdult}
          onChange={({ target }) => setAdult(target.checked)}
        />
      </form>
    </Dialog>
  );
}
