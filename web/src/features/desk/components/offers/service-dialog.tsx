import { zodResolver } from '@hookform/resolvers/zod';
import { type DeskService, serviceFields } from '@pahiya/contract/desk/garage/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useFormat } from '@/i18n/use-format.ts';
import { errorCode } from '@/lib/api-errors.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { notify } from '@/ui/notify.ts';
import { Switch } from '@/ui/switch.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import { changedOf } from '../../rules/changed-of.ts';
import { numberTyped } from '../../rules/offer-lists.ts';
import { useOfferFailure } from '../../use-offer-failure.ts';
import { useServices } from '../../use-services.ts';

type Fields = z.output<typeof serviceFields>;

interface ServiceDialogProps {
  garageId: string;
  /** Null for a new one. */
  service: DeskService | null;
  onClose: () => void;
}

export function ServiceDialog({ garageId, service, onClose }: ServiceDialogProps) {
  const { t } = useTranslation(['workshop', 'common']);
  const format = useFormat();
  const id = useId();
  const { add, change } = useServices(garageId);
  const tellFailure = useOfferFailure();
  const form = useForm<z.input<typeof serviceFields>, unknown, Fields>({
    resolver: zodResolver(serviceFields),
    defaultValues: service ? fieldsOf(service) : { name: '', description: null, isActive: true },
  });
  const { errors, dirtyFields, isSubmitting } = form.formState;
  const [price, duration] = form.watch(['price', 'duration']);
  const isOtherPrice = service !== null && price !== service.price;

  const submit = form.handleSubmit(async (fields) => {
    try {
      if (service) await change({ service, to: changedOf(fields, dirtyFields) });
      else await add(fields);
      notify.success(t(service ? 'offers.services.changed' : 'offers.services.added', { name: fields.name }));
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
      title={t(service ? 'offers.services.change' : 'offers.services.add')}
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
        <Field label={t('offers.services.description')} error={errors.description && t('offers.textInvalid')}>
          <Textarea
            {...form.register('description', { setValueAs: textTyped })}
            rows={2}
            maxLength={limits.reasonLength}
          />
        </Field>
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
      </form>
    </Dialog>
  );
}

function fieldsOf({ id: _id, ...fields }: DeskService): Fields {
  return fields;
}

function textTyped(typed: string | null): string | null {
  return typed?.trim() ? typed : null;
}
