import { BadgeCheck, ShieldCheck, Timer } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Card } from '@/ui/card.tsx';

const promises = [
  { key: 'mechanics', icon: BadgeCheck },
  { key: 'quality', icon: ShieldCheck },
  { key: 'quick', icon: Timer },
] as const;

export function LandingTrust() {
  const { t } = useTranslation('landing');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-title">
        {t('trust.title')}
      </h2>
      <ul className="grid gap-3 md:grid-cols-3 md:gap-4">
        {promises.map(({ key, icon: Icon }) => (
          <li key={key}>
            <Card className="flex h-full items-start gap-4 p-4 md:flex-col md:p-5">
              <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-success-soft text-success">
                <Icon aria-hidden="true" className="size-6" />
              </span>
              <div>
                <h3 className="text-heading">{t(`trust.${key}.name`)}</h3>
                <p className="mt-1 text-pretty text-sm text-text-muted">{t(`trust.${key}.text`)}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
