import { vehicleTypes } from '@pahiya/contract/shared/known-values';
import { limits } from '@pahiya/contract/shared/limits';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Field } from '@/ui/field.tsx';
import { FieldGroup } from '@/ui/field-group.tsx';
import { Input } from '@/ui/input.tsx';
import { RadioCard } from '@/ui/radio-card.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import type { WalkInForm } from '../../use-walk-in-problem.ts';
import { useMissingText } from './use-missing-text.ts';

export function WalkInVehicle({ form }: { form: WalkInForm }) {
  const { t } = useTranslation('workshop');
  const missing = useMissingText(form);
  return (
    <>
      <FieldGroup legend={t('board.walkIn.vehicle')} dense className="grid-cols-4">
        {vehicleTypes.map((type) => (
          <RadioCard
            key={type}
            compact
            {...form.register('vehicleType')}
            value={type}
            title={t(`board.vehicleType.${type}`)}
          />
        ))}
      </FieldGroup>
      <div className="grid grid-cols-2 gap-4">
        <Field label={t('board.walkIn.make')} required error={missing('vehicleMake')}>
          <Input {...form.register('vehicleMake')} maxLength={limits.vehicleNameLength} autoComplete="off" />
        </Field>
        <Field label={t('board.walkIn.model')} required error={missing('vehicleModel')}>
          <Input {...form.register('vehicleModel')} maxLength={limits.vehicleNameLength} autoComplete="off" />
        </Field>
      </div>
      <Field label={t('board.walkIn.notes')} error={missing('notes')}>
        <Textarea {...form.register('notes')} rows={2} maxLength={limits.notesLength} />
      </Field>
    </>
  );
}
