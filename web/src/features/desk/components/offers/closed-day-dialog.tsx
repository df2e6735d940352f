import { zodResolver } from '@hookform/resolvers/zod';
import type { ClosedDay } from '@pahiya/contract/desk/garage/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { notify } from '@/ui/notify.ts';
import { useBackCloses } from '@/ui/use-back-closes.ts';
import { boardOptions } from '../../queries/garage.ts';
import { closedDayForm } from '../../rules/closed-day.ts';
import { useClosedDays } from '../../use-closed-days.ts';
import { useOfferFailure } from '../../use-offer-failure.ts';
import { FormDialog } from '../form-dialog.tsx';

interface ClosedDayDialogProps {
  garageId: string;
  today: string;
  closed: readonly ClosedDay[];
  onClose: () => void;
}

export function ClosedDayDialog({ garageId, today, closed, onClose }: ClosedDayDialogProps) {
  const { t } = useTranslation('workshop');
  const format = useFormat();
  const days = useClosedDays(garageId);
  const showFailure = useOfferFailure();
  const [schema] = useState(() => closedDayForm(today));
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { date: '', reason: '' } });
  const { errors, isSubmitting } = form.formState;
  const date = form.watch('date');
  const isDay = schema.shape.date.safeParse(date).success;
  const { data: board } = useQuery({ ...boardOptions({ garageId, from: date, days: 1 }), enabled: isDay });
  const held = board?.days[0]?.bookings.filter(({ allowedActions }) => allowedActions.includes('assign')).length ?? 0;
  const isClosed = closed.some((day) => day.date === date);
  useBackCloses(onClose);

  const submit = form.handleSubmit(async (fields) => {
    try {
      const list = await days.close(fields);
      const stays = list.find((day) => day.date === fields.date)?.bookings ?? 0;
      const note = stays > 0 ? t('offers.holidays.stay', { count: stays }) : undefined;
      notify.success(t('offers.holidays.added', { date: format.date(fields.date) }), note);
      onClose();
    } catch (error) {
      showFailure(error);
    }
  });

  return (
    <FormDialog
      title={t('offers.holidays.add')}
      description={t('offers.holidays.text')}
      action={t('offers.holidays.do')}
      isSending={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t('offers.holidays.date')}
        required
        hint={isDay && (isClosed ? t('offers.holidays.closedAlready') : format.weekday(date))}
        error={errors.date && t('offers.holidays.dateInvalid')}
      >
        <Input {...form.register('date')} autoFocus type="date" min={today} className="sm:max-w-60" />
      </Field>
      <p role="status" className="empty:hidden rounded-card bg-accent-soft px-3.5 py-2.5 text-on-accent-soft text-sm">
        {isDay && held > 0 && t('offers.holidays.willStay', { count: held })}
      </p>
      <Field label={t('offers.holidays.reason')} error={errors.reason && t('offers.textInvalid')}>
        <Input
          {...form.register('reason')}
          maxLength={limits.reasonLength}
          placeholder={t('offers.holidays.reasonExample')}
          autoComplete="off"
        />
      </Field>
    </FormDialog>
  );
}
