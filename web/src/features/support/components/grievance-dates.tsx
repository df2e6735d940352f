import type { Grievance } from '@pahiya/contract/support/schemas';
import { CalendarCheck, CalendarClock } from 'lucide-react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Badge } from '@/ui/badge.tsx';
import { momentOf } from '../rules/messages.ts';

export function GrievanceDates({ grievance }: { grievance: Grievance }) {
  const { t } = useTranslation('support');
  const format = useFormat();
  const { acknowledgeBy, acknowledgedAt, dueAt, isOverdue } = grievance;
  const dateOf = (instant: string) => ({ date: format.date(momentOf(instant).date) });
  return (
    <ul className="flex flex-col gap-1 text-sm [&_li]:flex [&_li]:items-center [&_li]:gap-2 [&_svg]:size-4 [&_svg]:shrink-0">
      <li>
        <CalendarCheck aria-hidden="true" />
        {acknowledgedAt
          ? t('grievance.acknowledged', dateOf(acknowledgedAt))
          : t('grievance.acknowledgeBy', dateOf(acknowledgeBy))}
      </li>
      <li>
        <CalendarClock aria-hidden="true" />
        {t('grievance.due', dateOf(dueAt))}
        {isOverdue && <Badge tone="danger">{t('grievance.overdue')}</Badge>}
      </li>
    </ul>
  );
}
