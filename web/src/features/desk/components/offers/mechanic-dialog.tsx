import { zodResolver } from '@hookform/resolvers/zod';
import { type MechanicAtWork, mechanicFields } from '@pahiya/contract/desk/garage/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { formatPhone } from '@/i18n/format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { changedOf } from '../../rules/changed-of.ts';
import { useMechanics } from '../../use-mechanics.ts';
import { useSaveOffer } from '../../use-save-offer.ts';
import { FormDialog } from '../form-dialog.tsx';

interface MechanicDialogProps {
  garageId: string;
  /** Null adds a new mechanic. */
  mechanic: MechanicAtWork | null;
  onClose: () => void;
}

export function MechanicDialog({ garageId, mechanic, onClose }: MechanicDialogProps) {
  const { t } = useTranslation('workshop');
  const { add, change } = useMechanics(garageId);
  const form = useForm<z.input<typeof mechanicFields>, unknown, z.output<typeof mechanicFields>>({
    resolver: zodResolver(mechanicFields),
    defaultValues: { name: mechanic?.name ?? '', phone: mechanic?.phone ? formatPhone(mechanic.phone) : null },
  });
  const { errors, dirtyFields, isSubmitting } = form.formState;

  const save = useSaveOffer({
    onTaken: () => form.setError('name', { type: 'taken' }, { shouldFocus: true }),
    onSaved: onClose,
  });
  const submit = form.handleSubmit((fields) =>
    save(
      mechanic ? change({ mechanic, to: changedOf(fields, dirtyFields) }) : add(fields),
      t(mechanic ? 'offers.mechanics.changed' : 'offers.mechanics.added', { name: fields.name }),
    ),
  );

  return (
    <FormDialog
      title={t(mechanic ? 'offers.mechanics.change' : 'offers.mechanics.add')}
      action={t('offers.save')}
      isSending={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
