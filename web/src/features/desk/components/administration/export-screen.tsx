import { zodResolver } from '@hookform/resolvers/zod';
import { exportKinds } from '@pahiya/contract/desk/administration/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { Download } from 'lucide-react';
import { Controller, useForm } from 'react-hook-form';
import { groupDigits } from '@/i18n/format.ts';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { FieldGroup } from '@/ui/field-group.tsx';
import { Input } from '@/ui/input.tsx';
import { notify } from '@/ui/notify.ts';
import { RadioCard } from '@/ui/radio-card.tsx';
import { exportForm, hasGarage } from '../../rules/export-form.ts';
import { useExport } from '../../use-export.ts';
import { DeskPage } from '../desk-page.tsx';
import { GarageField } from '../garage-field.tsx';

const limit = groupDigits(limits.exportRows);

export function ExportScreen() {
  const { t } = useTranslation('administration');
  const failureText = useFailureText();
  const table = useExport();
  const form = useForm({
    resolver: zodResolver(exportForm),
    defaultValues: { kind: 'bookings', from: '', to: '', garage: null },
  });
  const { errors } = form.formState;
  const isOfGarages = hasGarage(form.watch('kind'));

  const submit = form.handleSubmit(async ({ kind, from, to, garage }) => {
    try {
      const { name } = await table.mutateAsync({ kind, from, to, garageId: isOfGarages ? garage?.id : undefined });
      notify.success(t('export.done'), name);
    } catch (error) {
      const isTooMuch = errorCode(error as Awaited<typeof table.error>) === 'TOO_MANY_ROWS';
      if (isTooMuch) form.setError('from', { type: 'much' }, { shouldFocus: true });
      else notify.error(t('export.failed'), failureText(error) ?? t('tryAgain'));
    }
  });

  return (
    <DeskPage title={t('export.title')} subtitle={t('export.subtitle')}>
      <form noValidate onSubmit={submit} className="flex max-w-3xl flex-col gap-5">
        <FieldGroup dense legend={t('export.kind')} className="sm:grid-cols-2">
          {exportKinds.map((kind) => (
            <RadioCard
              key={kind}
              {...form.register('kind')}
              value={kind}
              title={t(`export.kinds.${kind}`)}
              description={t(`export.kindText.${kind}`)}
            />
          ))}
        </FieldGroup>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label={t('export.from')}
            hint={t('export.fromHint')}
            error={errors.from && t(errors.from.type === 'much' ? 'export.tooMuch' : 'export.noDay', { limit })}
          >
            <Input {...form.register('from')} type="date" />
          </Field>
          <Field label={t('export.to')} hint={t('export.toHint')} error={errors.to && t('export.order')}>
            <Input {...form.register('to')} type="date" />
          </Field>
        </div>
        {isOfGarages && (
          <Controller
            control={form.control}
            name="garage"
            render={({ field: { value, onChange } }) => (
              <GarageField
                label={t('export.garage')}
                hint={t('export.garageHint')}
                chosen={(value as { name: string } | null)?.name}
                onChoose={onChange}
              />
            )}
          />
        )}
        <Button type="submit" size="large" className="sm:self-start" loading={table.isPending}>
          <Download aria-hidden="true" />
          {t('export.download')}
        </Button>
      </form>
    </DeskPage>
  );
}
