import type { ImportPreview } from '@pahiya/contract/desk/administration/schemas';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { type DeskColumn, DeskTable } from '../desk-table.tsx';

interface ImportPreviewViewProps {
  preview: ImportPreview;
  isWriting: boolean;
  onImport: () => void;
}

/** Shows what the file contains, what prevents the import, and which values would stay unchanged. */
export function ImportPreviewView({ preview, isWriting, onImport }: ImportPreviewViewProps) {
  const { t } = useTranslation('administration');
  const { problems, kept, isImported, garages } = preview;
  return (
    <div className="flex flex-col gap-5">
      {isImported ? (
        <p className="flex items-center gap-2 rounded-card bg-success-soft px-4 py-3 font-semibold text-success">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
          {t('import.done', { count: garages })}
        </p>
      ) : (
        <h2 className="text-heading">{t(problems.length > 0 ? 'import.hasProblems' : 'import.wouldDo')}</h2>
      )}
      <Counts preview={preview} />
      {!isImported && problems.length === 0 && (
        <Button size="large" className="sm:self-start" loading={isWriting} onClick={onImport}>
          {t('import.write', { count: garages })}
        </Button>
      )}
      {problems.length > 0 && <Problems problems={problems} />}
      {kept.length > 0 && <Kept kept={kept} />}
    </div>
  );
}

const counted = ['garages', 'newGarages', 'changedGarages', 'services'] as const;

function Counts({ preview }: { preview: ImportPreview }) {
  const { t } = useTranslation('administration');
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {counted.map((name) => (
        <div key={name} className="flex flex-col-reverse rounded-card border border-border bg-surface px-4 py-3">
          <dt className="text-sm text-text-muted">{t(`import.count.${name}`)}</dt>
          <dd className="font-semibold text-2xl tabular-nums">{preview[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

type Problem = ImportPreview['problems'][number];

function Problems({ problems }: Pick<ImportPreview, 'problems'>) {
  const { t } = useTranslation('administration');
  const columns: DeskColumn<Problem & { place: number }>[] = [
    { key: 'line', title: t('import.line'), isFigure: true, cell: ({ line }) => line ?? '–' },
    {
      key: 'garage',
      title: t('import.garage'),
      isWide: true,
      cell: ({ garage }) => <span className="wrap-anywhere">{garage || '–'}</span>,
    },
    {
      key: 'field',
      title: t('import.field'),
      cell: ({ field }) => <code className="wrap-anywhere block min-w-24 text-xs">{field || '–'}</code>,
    },
    {
      key: 'message',
      title: t('import.problem'),
      cell: ({ message, garage }) => (
        <span className="wrap-anywhere">
          {message}
          {garage && <span className="block text-text-muted text-xs md:hidden">{garage}</span>}
        </span>
      ),
    },
  ];
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('import.problems', { count: problems.length })}</h3>
      <DeskTable
        caption={t('import.problems', { count: problems.length })}
        columns={columns}
        rows={problems.map((problem, place) => ({ ...problem, place }))}
        rowKey={({ place }) => String(place)}
      />
    </section>
  );
}

function Kept({ kept }: Pick<ImportPreview, 'kept'>) {
  const { t } = useTranslation('administration');
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('import.kept', { count: kept.length })}</h3>
      <p className="text-sm text-text-muted">{t('import.keptText')}</p>
      <DeskTable
        caption={t('import.kept', { count: kept.length })}
        columns={[
          {
            key: 'garage',
            title: t('import.garage'),
            cell: ({ garage }) => <span className="wrap-anywhere">{garage}</span>,
          },
          { key: 'list', title: t('import.list'), cell: ({ list }) => t(`import.lists.${list}`) },
        ]}
        rows={kept}
        rowKey={({ garage, list }) => `${garage} ${list}`}
      />
    </section>
  );
}
