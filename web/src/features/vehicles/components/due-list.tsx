import { zonedNow } from '@pahiya/contract/shared/dates';
import { type DueKind, dueDate, dueKinds, type Vehicle } from '@pahiya/contract/vehicles/schemas';
import { FileBadge, ShieldCheck, Wrench } from 'lucide-react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Badge } from '@/ui/badge.tsx';
import { type Due, dueOn } from '../rules/due.ts';

const icons = { puc: FileBadge, insurance: ShieldCheck, service: Wrench };
const tones = { fine: 'success', soon: 'accent', over: 'danger' } as const;

export function DueList({ vehicle }: { vehicle: Vehicle }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] divide-y divide-border">
      {dueKinds.map((kind) => (
        <DueRow key={kind} kind={kind} date={dueDate(vehicle, kind)} />
      ))}
    </dl>
  );
}

function DueRow({ kind, date }: { kind: DueKind; date: string | null }) {
  const { t } = useTranslation('vehicles');
  const format = useFormat();
  const Icon = icons[kind];
  const due = date === null ? null : dueOn(date, zonedNow(new Date()).date);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5 text-sm">
      <dt className="flex items-center gap-2 font-medium">
        <Icon aria-hidden="true" className="size-4 shrink-0 text-text-muted" />
        {t(`due.${kind}`)}
      </dt>
      <dd className="ms-auto flex flex-wrap items-center justify-end gap-x-2.5 gap-y-1">
        <span className={date === null ? 'text-text-muted' : 'tabular-nums'}>
          {date === null ? t('due.unknown') : format.date(date)}
        </span>
        {due && <DueBadge due={due} />}
      </dd>
    </div>
  );
}

function DueBadge({ due: { state, days } }: { due: Due }) {
  const { t } = useTranslation('vehicles');
  return <Badge tone={tones[state]}>{wordOf()}</Badge>;

  function wordOf() {
    if (state === 'fine') return t('due.fine');
    if (days === 0) return t('due.today');
    return state === 'soon' ? t('due.ahead', { count: days }) : t('due.over', { count: -days });
  }
}
