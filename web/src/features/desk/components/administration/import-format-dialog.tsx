import { Download } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { saveFile } from '@/lib/page/save-file.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { useBackCloses } from '@/ui/use-back-closes.ts';
import { exampleFile, type ImportField, importFields } from '../../rules/import-format.ts';
import { type DeskColumn, DeskTable } from '../desk-table.tsx';

const rules = ['known', 'left', 'lists', 'needs'] as const;

/** Describes the columns and fields of an import file. Load it lazily. */
export function ImportFormatDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('administration');
  useBackCloses(onClose);
  const columns: DeskColumn<ImportField>[] = [
    {
      key: 'csv',
      title: t('format.csv'),
      cell: ({ csv, json, isNeeded }) => (
        <code className="whitespace-nowrap text-xs">
          {csv}
          {isNeeded && '*'}
          {json && json !== csv && <span className="block text-text-muted md:hidden">{json}</span>}
        </code>
      ),
    },
    {
      key: 'json',
      title: t('format.json'),
      isWide: true,
      cell: ({ json }) => <code className="text-xs">{json ?? '–'}</code>,
    },
    {
      key: 'rows',
      title: t('format.rows'),
      isWide: true,
      cell: ({ rows }) => (rows === 'all' ? t('format.all') : rows),
    },
    { key: 'value', title: t('format.value'), cell: ({ csv }) => t(`format.values.${csv}`) },
  ];

  function save(kind: 'json' | 'csv') {
    saveFile(new File([exampleFile(kind)], `example-garages.${kind}`));
  }

  return (
    <Dialog wide open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('format.title')}>
      <div className="flex flex-col gap-4">
        <p>{t('format.text')}</p>
        <div className="flex flex-wrap gap-2">
          {(['csv', 'json'] as const).map((kind) => (
            <Button key={kind} variant="outline" onClick={() => save(kind)}>
              <Download aria-hidden="true" />
              {t(`format.example.${kind}`)}
            </Button>
          ))}
        </div>
        <ul className="flex list-disc flex-col gap-1 ps-5 text-sm">
          {rules.map((rule) => (
            <li key={rule}>{t(`format.rule.${rule}`)}</li>
          ))}
        </ul>
        <DeskTable caption={t('format.title')} columns={columns} rows={importFields} rowKey={({ csv }) => csv} />
        <p className="text-sm text-text-muted">{t('format.needed')}</p>
      </div>
    </Dialog>
  );
}
