import { zodResolver } from '@hookform/resolvers/zod';
import type { ModerationSubject, RulingAction } from '@pahiya/contract/desk/moderation/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { useForm } from 'react-hook-form';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { FieldGroup } from '@/ui/field-group.tsx';
import { notify } from '@/ui/notify.ts';
import { RadioCard } from '@/ui/radio-card.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import { possibleRulings, settles, wordFor } from '../../rules/ruling.ts';
import { type RulingDrafts, type RulingValues, rulingForm } from '../../rules/ruling-draft.ts';
import { type RulingTarget, rulingText } from '../../rules/ruling-target.ts';
import { useRuling } from '../../use-ruling.ts';
import { SubjectView } from './subject-view.tsx';

interface RulingFormProps {
  subject: ModerationSubject;
  drafts: RulingDrafts;
  onOpen: (place: RulingTarget) => void;
  onClose: () => void;
}

const strong: readonly string[] = ['hide', 'suspend'] satisfies RulingAction[];

export function RulingForm({ subject, drafts, onOpen, onClose }: RulingFormProps) {
  const { t } = useTranslation(['moderation', 'common']);
  const failureText = useFailureText();
  const ruling = useRuling();
  const key = rulingText(subject);
  const form = useForm<RulingValues, unknown, RulingValues>({
    resolver: zodResolver(rulingForm),
    defaultValues: { reason: '', ...drafts.get(key) },
  });
  const { errors } = form.formState;
  const actions = possibleRulings({ ...subject, isReported: subject.report !== null });
  const chosen = actions.find((action) => action === form.watch('action'));
  const name = subject.author.fullName;

  const submit = form.handleSubmit(async ({ action, reason }) => {
    if (!actions.includes(action)) return form.setError('action', { type: 'required' });
    try {
      await ruling.mutateAsync({ subject, action, reason });
      drafts.delete(key);
      const isLeft = subject.report !== null && !settles(subject.target, action);
      notify.success(t(`done.${wordFor(action, subject)}`, { name }), isLeft ? t('leftOpen') : undefined);
      if (!isLeft) onClose();
    } catch (error) {
      const code = errorCode(error);
      const text = code === 'NOT_FOUND' ? t('changed') : code === 'STAFF_MEMBER' ? t('colleague') : failureText(error);
      notify.error(t('failed'), text ?? t('failedText'));
    }
  });

  return (
    <form
      noValidate
      onSubmit={submit}
      onChange={() => drafts.set(key, form.getValues())}
      className="flex flex-col gap-5 pb-2"
    >
      <SubjectView subject={subject} onOpen={onOpen} />
      <FieldGroup
        dense
        required
        legend={t('action')}
        error={errors.action && t('actionMissing')}
        className="sm:grid-cols-2"
      >
        {actions.map((action) => (
          <RadioCard
            key={action}
            {...form.register('action')}
            value={action}
            title={t(`actions.${wordFor(action, subject)}`)}
            description={t(`effects.${wordFor(action, subject)}`)}
          />
        ))}
      </FieldGroup>
      <Field
        required
        label={t('reason')}
        hint={chosen && t(`notice.${wordFor(chosen, subject)}`)}
        error={errors.reason && t('reasonMissing', { limit: limits.reasonLength })}
      >
        <Textarea {...form.register('reason')} rows={3} maxLength={limits.reasonLength} />
      </Field>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="outline" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button
          type="submit"
          variant={chosen && strong.includes(chosen) ? 'danger' : 'primary'}
          loading={ruling.isPending}
        >
          {chosen ? t(`actions.${wordFor(chosen, subject)}`) : t('decide')}
        </Button>
      </div>
    </form>
  );
}
