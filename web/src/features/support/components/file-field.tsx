import { limits } from '@pahiya/contract/shared/limits';
import { Paperclip } from 'lucide-react';
import { Suspense, useId, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { Button } from '@/ui/button.tsx';
import { FileInput } from '@/ui/file-input.tsx';
import { acceptedFiles } from '../rules/accepted-files.ts';
import type { useFiles } from '../use-files.ts';

const OwnFiles = lazyPart(async () => {
  const { OwnFiles } = await import('./own-files.tsx');
  return { default: OwnFiles };
});

interface FileFieldProps {
  files: ReturnType<typeof useFiles>;
  /** Names of files that were chosen earlier but are no longer available. */
  lacking: readonly string[];
  canSend: boolean;
}

const values = { count: limits.ticketAttachments, megabytes: limits.ticketFileBytes / 1024 / 1024 };

export function FileField({ files, lacking, canSend }: FileFieldProps) {
  const { t } = useTranslation('support');
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <fieldset aria-describedby={`${id}-hint`} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-medium text-sm">{t('files.label')}</legend>
      <p id={`${id}-hint`} className="text-sm text-text-muted">
        {t('files.hint', values)}
      </p>
      {files.items.length > 0 && (
        <Suspense>
          <OwnFiles items={files.items} canSend={canSend} onRemove={files.remove} onAgain={files.sendAgain} />
        </Suspense>
      )}
      {lacking.length > 0 && (
        <p className="rounded-control bg-accent-soft px-3 py-2 text-on-accent-soft text-sm wrap-anywhere">
          {t('files.again', { names: lacking.join(', ') })}
        </p>
      )}
      <Button variant="outline" className="self-start" onClick={() => picker.current?.click()}>
        <Paperclip aria-hidden="true" />
        {t('files.choose')}
      </Button>
      <FileInput ref={picker} multiple accept={acceptedFiles} onFiles={files.add} />
    </fieldset>
  );
}
