import type { Grievance } from '@pahiya/contract/support/schemas';
import { CalendarX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { serverClock } from '@/lib/time/server-clock.ts';
import { Badge } from '@/ui/badge.tsx';
import { missedDeadlines } from '../../rules/grievance.ts';
import { When } from '../when.tsx';

export function GrievanceFacts({ grievance }: { grievance: Grievance }) {
  const { t } = useTranslation('inbox');
  const { acknowledgeBy, acknowledgedAt, dueAt } = grievance;
  const late = missedDeadlines(grievance, serverClock.here(dueAt) < Date.now());
  return (
    <dl className="grid grid-cols-[minmax(4.5rem,auto)_minmax(6rem,2fr)] gap-x-3 gap-y-1.5 text-sm">
      <Fact name={t(acknowledgedAt ? 'grievance.acknowledged' : 'grievance.acknowledgeBy')} isLate={late.acknowledge}>
        <When instant={acknowledgedAt ?? acknowledgeBy} />
      </Fact>
      <Fact name={t('grievance.answerBy')} isLate={late.answer}>
        <When instant={dueAt} />
      </Fact>
    </dl>
  );
}

interface FactProps {
  name: string;
  isLate: boolean;
  children: ReactNode;
}

function Fact({ name, isLate, children }: FactProps) {
  const { t } = useTranslation('support');
  return (
    <>
      <dt className="text-text-muted">{name}</dt>
      <dd className={isLate ? 'flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-danger' : undefined}>
        {children}
        {isLate && (
          <Badge tone="danger">
            <CalendarX aria-hidden="true" />
            {t('grievance.overdue')}
          </Badge>
        )}
      </dd>
    </>
  );
}
