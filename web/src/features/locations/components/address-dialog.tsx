import { useId } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { useBackCloses } from '@/ui/use-back-closes.ts';
import { addressLine } from '../rules/address.ts';
import { useAddressForm } from '../use-address-form.ts';
import { AddressParts } from './address-parts.tsx';

interface AddressDialogProps {
  /** Returns whether the device stored it. */
  onSave: (address: string) => boolean;
  onClose: () => void;
}

export function AddressDialog({ onSave, onClose }: AddressDialogProps) {
  const { t } = useTranslation(['addresses', 'common']);
  const formId = useId();
  const { form, answer, isFromDirectory, typePincode } = useAddressForm();
  useBackCloses(onClose);
  const save = form.handleSubmit((address) => {
    if (onSave(addressLine(address))) onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('add')}
      footer={
        <>
          <Button variant="outline" size="large" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={formId} size="large">
            {t('save')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} noValidate onSubmit={save} className="grid gap-4">
          <AddressParts
            answer={answer}
            isFromDirectory={isFromDirectory}
            onPincode={(typed) => void typePincode(typed)}
          />
        </form>
      </FormProvider>
    </Dialog>
  );
}
