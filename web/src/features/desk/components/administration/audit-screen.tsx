import type { AuditEntry } from '@pahiya/contract/desk/administration/schemas';
import type { Workplace } from '@pahiya/contract/desk/schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { auditOptions } from '../../queries/administration.ts';
import { type AuditSubject, auditSubjects } from '../../rules/audit.ts';
import { isAuditAction } from '../../rules/audit-actions.ts';
import { DeskPage } from '../desk-page.tsx';
import { type DeskColumn, DeskTable } from '../desk-table.tsx';
import { FilterSelect } from '../filter-select.tsx';
import { GarageField } from '../garage-field.tsx';
import { Loaded, MoreRows } from '../loaded.tsx';
import { When } from '../when.tsx';
import { AuditDetails } from './audit-details.tsx';

interface AuditScreenProps {
  subject: AuditSubject | undefined;
  onSubject: (subject: AuditSubject | undefined) => void;
  garageId: string | undefined;
  onGarage: (garageId: string | undefined) => void;
}

export function AuditScreen({ subject, onSubject, garageId, onGarage }: AuditScreenProps) {
  const { t } = useTranslation('administration');
  const query = useInfiniteQuery(auditOptions({ action: subject, garageId }));
  const [chosen, setChosen] = useState<Workplace | null>(null);
  const columns = useAuditColumns();
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  // The address holds only the garage's id. The rows carry its name.
  const garageName = (chosen?.id === garageId ? chosen?.name : rows[0]?.garageName) ?? t('audit.oneGarage');
  return (
    <DeskPage
      title={t('audit.title')}
      subtitle={t('audit.subtitle')}
      toolbar={
        <>
          <FilterSelect
            label={t('audit.subject')}
            all={t('audit.all')}
            value={subject}
            options={auditSubjects.map((value) => ({ value, label: t(`audit.of.${value}`) }))}
            onChange={onSubject}
          />
          <GarageField
            label={t('audit.garage')}
            chosen={garageId && garageName}
            onChoose={(garage) => {
              setChosen(garage);
              onGarage(garage?.id);
            }}
            className="w-72 max-sm:w-full"
          />
        </>
      }
    >
      <Loaded query={query}>
        {() =>
          rows.length === 0 ? (
            <EmptyState title={t(subject || garageId ? 'audit.noneFound' : 'audit.none')} />
          ) : (
            <DeskTable caption={t('audit.title')} columns={columns} rows={rows} rowKey={({ id }) => id} />
          )
        }
      </Loaded>
      <MoreRows query={query} />
    </DeskPage>
  );
}

function useAuditColumns(): DeskColumn<AuditEntry>[] {
  const { t } = useTranslation('administration');
  return [
    {
      key: 'when',
      title: t('audit.when'),
      isWide: true,
      cell: ({ createdAt }) => <When instant={createdAt} />,
    },
    {
      key: 'who',
      title: t('audit.who'),
      isWide: true,
      cell: ({ actorName }) => <span className="font-medium">{actorName}</span>,
    },
    { key: 'what', title: t('audit.what'), cell: (entry) => <EventCell entry={entry} /> },
    { key: 'garage', title: t('audit.garage'), cell: ({ garageName }) => garageName ?? '–', isWide: true },
    { key: 'details', title: t('audit.details'), cell: (entry) => <AuditDetails entry={entry} />, isWide: true },
  ];
}

/** Cell of the first column. On a phone it also shows the content of the hidden columns. */
function EventCell({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('administration');
  const { action, actorName, garageName, createdAt } = entry;
  return (
    <>
      {isAuditAction(action) ? t(`audit.did.${action}`) : action}
      <div className="wrap-anywhere flex flex-col gap-0.5 text-sm md:hidden">
        <p className="text-text-muted text-xs">
          {actorName} · <When instant={createdAt} />
          {garageName && ` · ${garageName}`}
        </p>
        <AuditDetails entry={entry} />
      </div>
    </>
  );
}
