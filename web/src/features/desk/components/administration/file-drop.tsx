import { limits } from '@pahiya/contract/shared/limits';
import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import { FileInput } from '@/ui/file-input.tsx';

interface FileDropProps {
  file: File | null;
  isBusy: boolean;
  /** Progress of the upload, from 0 to 1. */
  sent: number;
  onFile: (file: File) => void;
}

const megabytes = limits.importBytes / 1024 / 1024;

export function FileDrop({ file, isBusy, sent, onFile }: FileDropProps) {
  const { t } = useTranslation('administration');
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function take(files: Iterable<File>) {
    const [first] = files;
    if (first && !isBusy) onFile(first);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <section
      aria-label={t('import.file')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        'flex flex-col items-center gap-3 rounded-card border-2 border-border-strong border-dashed p-6 text-center',
        isOver && 'border-focus bg-selected',
      )}
    >
      <FileUp aria-hidden="true" className="size-8 text-text-muted" />
      <p className="wrap-anywhere">
        {file ? <span className="font-semibold">{file.name}</span> : t('import.drop', { megabytes })}
      </p>
      {isBusy ? (
        <progress
          className="w-full max-w-xs"
          aria-label={t('import.reading')}
          max={1}
          value={sent < 1 ? sent : undefined}
        />
      ) : (
        <Button variant={file ? 'outline' : 'primary'} onClick={() => picker.current?.click()}>
          {t(file ? 'import.other' : 'import.choose')}
        </Button>
      )}
      <FileInput ref={picker} accept=".json,.csv,application/json,text/csv" label={t('import.file')} onFiles={take} />
    </section>
  );
}
