import type { AuditEntry } from '@pahiya/contract/desk/administration/schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/ui/empty-state.tsx';
import { auditOptions } from '../../queries/administration.ts';
import { type AuditSubject, auditSubjects, isAuditAction } from '../../rules/audit.ts';
import { DeskPage } from '../desk-page.tsx';
import { type DeskColumn, DeskTable } from '../desk-table.tsx';
import { FilterSelect } from '../filter-select.tsx';
import { Loaded, MoreRows } from '../loaded.tsx';
import { When } from '../when.tsx';

interface AuditScreenProps {
  subject: AuditSubject | undefined;
  onSubject: (subject: AuditSubject | undefined) => void;
}

export function AuditScreen({ subject, onSubject }: AuditScreenProps) {
  const { t } = useTranslation('administration');
  const query = useInfiniteQuery(auditOptions({ action: subject }));
  const columns = useAuditColumns();
  return (
    <DeskPage
      title={t('audit.title')}
      subtitle={t('audit.subtitle')}
      toolbar={
        <FilterSelect
          label={t('audit.subject')}
          all={t('audit.all')}
          value={subject}
          options={auditSubjects.map((value) => ({ value, label: t(`audit.of.${value}`) }))}
          onChange={onSubject}
        />
      }
    >
      <Loaded query={query}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items);
          if (rows.length === 0) return <EmptyState title={t('audit.none')} />;
          return <DeskTable caption={t('audit.title')} columns={columns} rows={rows} rowKey={({ id }) => id} />;
        }}
      </Loaded>
      <MoreRows query={query} />
    </DeskPage>
  );
}

function useAuditColumns(): DeskColumn<AuditEntry>[] {
  const { t } = useTranslation('administration');
  return [
    { key: 'when', title: t('audit.when'), cell: ({ createdAt }) => <When instant={createdAt} /> },
    { key: 'who', title: t('audit.who'), cell: ({ actorName }) => <span className="font-medium">{actorName}</span> },
    {
      key: 'what',
      title: t('audit.what'),
      cell: ({ action }) => (isAuditAction(action) ? t(`audit.did.${action}`) : action),
    },
    { key: 'garage', title: t('audit.garage'), cell: ({ garageName }) => garageName ?? '–', isWide: true },
    { key: 'details', title: t('audit.details'), cell: ({ details }) => <Details details={details} />, isWide: true },
  ];
}

/** As they were written down: names of fields and what they held. */
function Details({ details }: Pick<AuditEntry, 'details'>) {
  const entries = Object.entries(details);
  return (
    <ul className="wrap-anywhere max-w-md text-text-muted text-xs">
      {entries.map(([name, value]) => (
        <li key={name}>
          {name}: {typeof value === 'string' ? value : JSON.stringify(value)}
        </li>
      ))}
    </ul>
  );
}
