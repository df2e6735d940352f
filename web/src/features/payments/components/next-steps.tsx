import { MessageSquareText, PhoneCall, UserRound, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const steps = [
  { name: 'confirmation', Icon: MessageSquareText },
  { name: 'mechanic', Icon: Wrench },
  { name: 'contact', Icon: PhoneCall },
  { name: 'status', Icon: UserRound },
] as const;

/** Steps that follow a payment (product, section 5.5). */
export function NextSteps() {
  const { t } = useTranslation('payment');
  return (
    <div className="flex flex-col gap-3 border-border border-t pt-6">
      <h2 className="text-heading">{t('paid.nextSteps')}</h2>
      <ol className="flex flex-col gap-3">
        {steps.map(({ name, Icon }) => (
          <li key={name} className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className="flex size-9 shrink-0 items-center justify-center rounded-full bg-accent-soft text-on-accent-soft"
            >
              <Icon className="size-4.5" />
            </span>
            {t(`paid.step.${name}`)}
          </li>
        ))}
      </ol>
    </div>
  );
}
