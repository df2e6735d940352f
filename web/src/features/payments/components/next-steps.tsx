import { Check, MessageSquareText, PhoneCall, UserRound, Wrench } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';

const steps = [
  { name: 'confirmation', Icon: MessageSquareText },
  { name: 'mechanic', Icon: Wrench },
  { name: 'contact', Icon: PhoneCall },
  { name: 'status', Icon: UserRound },
] as const;

interface NextStepsProps {
  /** Name of the assigned mechanic. That step is done. */
  mechanic?: string | null | undefined;
}

/** Steps that follow a payment (product, section 5.5). */
export function NextSteps({ mechanic }: NextStepsProps) {
  const { t } = useTranslation('payment');
  const isDone = (name: string) => name === 'mechanic' && Boolean(mechanic);
  return (
    <div className="flex flex-col gap-3 border-border border-t pt-6">
      <h2 className="text-heading">{t('paid.nextSteps')}</h2>
      <ol className="flex flex-col gap-3">
        {steps.map(({ name, Icon }) => (
          <li key={name} className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className={cn(
                'flex size-9 shrink-0 items-center justify-center rounded-full',
                isDone(name) ? 'bg-success-soft text-success' : 'bg-accent-soft text-on-accent-soft',
              )}
            >
              {isDone(name) ? <Check className="size-4.5" /> : <Icon className="size-4.5" />}
            </span>
            <span className="wrap-anywhere min-w-0">
              {isDone(name) ? t('paid.step.mechanicNamed', { name: mechanic }) : t(`paid.step.${name}`)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
