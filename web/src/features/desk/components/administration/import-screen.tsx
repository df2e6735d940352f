import { FileQuestion } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { Button } from '@/ui/button.tsx';
import { useImport } from '../../use-import.ts';
import { DeskPage } from '../desk-page.tsx';
import { FileDrop } from './file-drop.tsx';
import { ImportPreviewView } from './import-preview.tsx';
import { ImportTrouble } from './import-trouble.tsx';

const ImportFormatDialog = lazyPart(async () => {
  const { ImportFormatDialog: component } = await import('./import-format-dialog.tsx');
  return { default: component };
});

/** Imports garages from a file. A preview shows the effect before anything is written. */
export function ImportScreen() {
  const { t } = useTranslation('administration');
  const garages = useImport();
  const [isFormatOpen, setFormatOpen] = useState(false);
  return (
    <DeskPage
      title={t('import.title')}
      subtitle={t('import.subtitle')}
      actions={
        <Button variant="outline" onClick={() => setFormatOpen(true)}>
          <FileQuestion aria-hidden="true" />
          {t('import.format')}
        </Button>
      }
    >
      <FileDrop file={garages.file} isBusy={garages.isBusy} sent={garages.sent} onFile={garages.choose} />
      <ImportTrouble
        error={garages.error}
        isTooLarge={garages.isTooLarge}
        isBusy={garages.isBusy}
        onRetry={garages.tryAgain}
      />
      <div role="status">
        {garages.preview && (
          <ImportPreviewView preview={garages.preview} isWriting={garages.isWriting} onImport={garages.write} />
        )}
      </div>
      {isFormatOpen && (
        <Suspense>
          <ImportFormatDialog onClose={() => setFormatOpen(false)} />
        </Suspense>
      )}
    </DeskPage>
  );
}
