import type { DeskService, serviceFields } from '@pahiya/contract/desk/garage/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { Switch } from '@/ui/switch.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import { numberTyped } from '../../rules/offer-lists.ts';
import { ServiceTypeFields } from './service-type-fields.tsx';

export type ServiceInput = z.input<typeof serviceFields>;
export type ServiceValues = z.output<typeof serviceFields>;

interface ServiceFieldsProps {
  form: UseFormReturn<ServiceInput, unknown, ServiceValues>;
  /** The saved service; null for a new one. */
  service: DeskService | null;
}

export function ServiceFields({ form, service }: ServiceFieldsProps) {
  const { t } = useTranslation('workshop');
  const { errors } = form.formState;
  return (
    <>
      <Field
        label={t('offers.services.name')}
        required
        error={errors.name && t(errors.name.type === 'taken' ? 'offers.services.nameTaken' : 'offers.nameInvalid')}
      >
        <Input
          {...form.register('name')}
          autoFocus={service === null}
          maxLength={limits.serviceNameLength}
          autoComplete="off"
        />
      </Field>
      <PriceAndDuration form={form} service={service} />
      <Field label={t('offers.services.description')} error={errors.description && t('offers.textInvalid')}>
        <Textarea
          {...form.register('description', { setValueAs: textTyped })}
          rows={2}
          maxLength={limits.reasonLength}
        />
      </Field>
      <Controller control={form.control} name="serviceTypes" render={({ field }) => <ServiceTypeFields {...field} />} />
      <Controller
        control={form.control}
        name="isActive"
        render={({ field: { value, onChange } }) => (
          <Switch
            label={t('offers.services.offered')}
            description={t('offers.services.offeredText')}
            checked={value ?? true}
            onCheckedChange={onChange}
          />
        )}
      />
    </>
  );
}

function PriceAndDuration({ form, service }: ServiceFieldsProps) {
  const { t } = useTranslation('workshop');
  const format = useFormat();
  const { errors } = form.formState;
  const [price, duration] = form.watch(['price', 'duration']);
  const isOtherPrice = service !== null && price !== service.price;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field
        label={t('offers.services.price')}
        required
        hint={isOtherPrice && t('offers.services.priceKept', { price: format.rupees(service.price) })}
        error={errors.price && t('offers.services.priceInvalid')}
      >
        <Input
          {...form.register('price', { setValueAs: numberTyped })}
          inputMode="numeric"
          icon="₹"
          autoComplete="off"
          maxLength={14}
        />
      </Field>
      <Field
        label={t('offers.services.minutes')}
        required
        hint={duration >= 60 && duration <= 7 * 24 * 60 && format.duration(duration)}
        error={errors.duration && t('offers.services.durationInvalid')}
      >
        <Input
          {...form.register('duration', { setValueAs: numberTyped })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
        />
      </Field>
    </div>
  );
}

function textTyped(typed: string | null): string | null {
  return typed?.trim() ? typed : null;
}
