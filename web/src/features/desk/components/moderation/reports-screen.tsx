import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/use-translation.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { reportsOptions } from '../../queries/moderation.ts';
import { type ReportTarget, type RulingTarget, reportTargets } from '../../rules/ruling-target.ts';
import { DeskPage } from '../desk-page.tsx';
import { FilterSelect } from '../filter-select.tsx';
import { Loaded, MoreRows } from '../loaded.tsx';
import { ReportRow } from './report-row.tsx';

interface ReportsScreenProps {
  target: ReportTarget | undefined;
  onTarget: (target: ReportTarget | undefined) => void;
  onOpen: (place: RulingTarget) => void;
}

export function ReportsScreen({ target, onTarget, onOpen }: ReportsScreenProps) {
  const { t } = useTranslation('moderation');
  const query = useInfiniteQuery(reportsOptions(target));
  return (
    <DeskPage
      title={t('title')}
      subtitle={t('subtitle')}
      toolbar={
        <FilterSelect
          label={t('about')}
          all={t('everything')}
          value={target}
          options={reportTargets.map((value) => ({ value, label: t(`targets.${value}`) }))}
          onChange={onTarget}
        />
      }
    >
      <Loaded query={query}>
        {({ pages }) => {
          const reports = pages.flatMap(({ items }) => items);
          if (reports.length === 0 && !query.hasNextPage)
            return <EmptyState illustration="no-notifications" title={t('none')} text={t('noneText')} />;
          return (
            <ul aria-label={t('title')} className="flex flex-col gap-3">
              {reports.map((report) => (
                <ReportRow key={report.id} report={report} onOpen={onOpen} />
              ))}
            </ul>
          );
        }}
      </Loaded>
      <MoreRows query={query} />
    </DeskPage>
  );
}
