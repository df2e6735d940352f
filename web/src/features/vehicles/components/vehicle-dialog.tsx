import { zodResolver } from '@hookform/resolvers/zod';
import type { Vehicle } from '@pahiya/contract/vehicles/schemas';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { FieldError } from '@/ui/field.tsx';
import { useBackCloses } from '@/ui/use-back-closes.ts';
import { draftOf, type FinishedVehicle, type VehicleDraft, vehicleForm } from '../rules/vehicle-form.ts';
import { useSaveVehicle } from '../use-save-vehicle.ts';
import { PaperFields } from './paper-fields.tsx';
import { VehicleFields } from './vehicle-fields.tsx';

interface VehicleDialogProps {
  /** Null adds a new vehicle. */
  vehicle: Vehicle | null;
  onClose: () => void;
}

export function VehicleDialog({ vehicle, onClose }: VehicleDialogProps) {
  const { t } = useTranslation(['vehicles', 'common']);
  const formId = useId();
  const [start] = useState(() => draftOf(vehicle));
  const form = useForm<VehicleDraft, unknown, FinishedVehicle>({
    defaultValues: start,
    resolver: zodResolver(vehicleForm),
  });
  const save = useSaveVehicle(form, vehicle?.id ?? null, onClose);
  const { errors, isSubmitting } = form.formState;
  useBackCloses(onClose);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(vehicle ? 'dialog.editTitle' : 'dialog.addTitle')}
      footer={
        <>
          <Button variant="outline" size="large" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={formId} size="large" loading={isSubmitting}>
            {t('dialog.save')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} noValidate onSubmit={save} className="grid gap-5">
          <div role="alert" className="empty:hidden">
            {errors.root?.message && <FieldError id={`${formId}-error`}>{errors.root.message}</FieldError>}
          </div>
          <VehicleFields />
          <PaperFields />
        </form>
      </FormProvider>
    </Dialog>
  );
}
