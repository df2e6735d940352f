import { zodResolver } from '@hookform/resolvers/zod';
import { type MechanicAtWork, mechanicFields } from '@pahiya/contract/desk/garage/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { errorCode } from '@/lib/api-errors.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { notify } from '@/ui/notify.ts';
import { changedOf } from '../../rules/changed-of.ts';
import { useMechanics } from '../../use-mechanics.ts';
import { useOfferFailure } from '../../use-offer-failure.ts';

interface MechanicDialogProps {
  garageId: string;
  /** Null for a new one. */
  mechanic: MechanicAtWork | null;
  onClose: () => void;
}

export function MechanicDialog({ garageId, mechanic, onClose }: MechanicDialogProps) {
  const { t } = useTranslation(['workshop', 'common']);
  const id = useId();
  const { add, change } = useMechanics(garageId);
  const tellFailure = useOfferFailure();
  const form = useForm<z.input<typeof mechanicFields>, unknown, z.output<typeof mechanicFields>>({
    resolver: zodResolver(mechanicFields),
    defaultValues: { name: mechanic?.name ?? '', phone: mechanic?.phone ?? null },
  });
  const { errors, dirtyFields, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (fields) => {
    try {
      if (mechanic) await change({ mechanic, to: changedOf(fields, dirtyFields) });
      else await add(fields);
      notify.success(t(mechanic ? 'offers.mechanics.changed' : 'offers.mechanics.added', { name: fields.name }));
      onClose();
    } catch (error) {
      if (errorCode(error) !== 'NAME_TAKEN') return tellFailure(error);
      form.setError('name', { type: 'taken' }, { shouldFocus: true });
    }
  });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(mechanic ? 'offers.mechanics.change' : 'offers.mechanics.add')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={id} loading={isSubmitting}>
            {t('offers.save')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label={t('offers.mechanics.name')}
          required
          hint={mechanic && mechanic.comingBookings > 0 && t('offers.mechanics.nameShown')}
          error={errors.name && t(errors.name.type === 'taken' ? 'offers.mechanics.nameTaken' : 'offers.nameInvalid')}
        >
          <Input
            {...form.register('name')}
            autoFocus={mechanic === null}
            maxLength={limits.fullNameLength}
            autoComplete="off"
          />
        </Field>
        <Field label={t('offers.mechanics.phone')} error={errors.phone && t('offers.mechanics.phoneInvalid')}>
          <Input
            {...form.register('phone', { setValueAs: (typed: string | null) => (typed?.trim() ? typed : null) })}
            type="tel"
            inputMode="tel"
            maxLength={20}
            autoComplete="off"
          />
        </Field>
      </form>
    </Dialog>
  );
}
