import { zodResolver } from '@hookform/resolvers/zod';
import { roles } from '@pahiya/contract/desk/schemas';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { Field } from '@/ui/field.tsx';
import { FieldGroup } from '@/ui/field-group.tsx';
import { Input } from '@/ui/input.tsx';
import { notify } from '@/ui/notify.ts';
import { RadioCard } from '@/ui/radio-card.tsx';
import { useBackCloses } from '@/ui/use-back-closes.ts';
import { type GrantInput, type GrantValues, grantForm } from '../../rules/grant-form.ts';
import { useTeam } from '../../use-team.ts';
import { FormDialog } from '../form-dialog.tsx';
import { GarageField } from '../garage-field.tsx';

const empty: GrantInput = { email: '', role: 'agent', garage: null };

/** Gives somebody a role by e-mail address. Load it lazily. */
export function GrantDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('administration');
  const failureText = useFailureText();
  const { grant } = useTeam();
  const form = useForm<GrantInput, unknown, GrantValues>({ resolver: zodResolver(grantForm), defaultValues: empty });
  const { errors } = form.formState;
  const isOfGarage = form.watch('role') === 'garage';
  useBackCloses(onClose);

  const submit = form.handleSubmit(async ({ email, role, garage }) => {
    try {
      await grant.mutateAsync({ email, role, garageId: role === 'garage' ? (garage?.id ?? null) : null });
      notify.success(t('team.given', { email }));
      onClose();
    } catch (error) {
      showFailure(error);
    }
  });

  function showFailure(error: unknown) {
    const code = errorCode(error as Awaited<typeof grant.error>);
    if (code === 'NO_SUCH_ACCOUNT') form.setError('email', { type: 'nobody' }, { shouldFocus: true });
    else if (code === 'NOT_FOUND') form.setError('garage', { type: 'gone' });
    else notify.error(t('team.giveFailed'), failureText(error) ?? t('tryAgain'));
  }

  return (
    <FormDialog
      title={t('team.give')}
      description={t('team.giveText')}
      action={t('team.give')}
      isSending={grant.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        required
        label={t('team.email')}
        error={errors.email && t(errors.email.type === 'nobody' ? 'team.nobody' : 'team.emailInvalid')}
      >
        <Input {...form.register('email')} type="email" inputMode="email" autoComplete="off" autoCapitalize="none" />
      </Field>
      <FieldGroup dense required legend={t('team.role')}>
        {roles.map((role) => (
          <RadioCard
            key={role}
            {...form.register('role')}
            value={role}
            title={t(`roles.${role}`)}
            description={t(`roleText.${role}`)}
          />
        ))}
      </FieldGroup>
      {isOfGarage && <GarageOfRole form={form} />}
    </FormDialog>
  );
}

function GarageOfRole({ form }: { form: UseFormReturn<GrantInput, unknown, GrantValues> }) {
  const { t } = useTranslation('administration');
  const { errors } = form.formState;
  return (
    <Controller
      control={form.control}
      name="garage"
      render={({ field: { value, onChange } }) => (
        <GarageField
          required
          label={t('team.garage')}
          chosen={value?.name}
          onChoose={onChange}
          error={errors.garage && t(`team.${errors.garage.type === 'gone' ? 'garageGone' : 'garageMissing'}`)}
        />
      )}
    />
  );
}
