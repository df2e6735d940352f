import { brand } from '@pahiya/contract/shared/brand';
import { Copy, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isApp } from '@/lib/app.ts';
import { saveFile } from '@/lib/save-file.ts';
import { Button } from '@/ui/button.tsx';
import { notify } from '@/ui/notify.ts';

interface RecoveryCodesProps {
  codes: string[];
  onSaved: () => void;
}

/** Shown once: whoever leaves the page without them makes new ones. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { t } = useTranslation('factor');
  const text = codes.join('\n');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(t('codes.copied'));
    } catch {
      notify.error(t('codes.copyFailed'));
    }
  }

  return (
    <div className="grid gap-4">
      <h3 className="font-semibold">{t('codes.title')}</h3>
      <p className="text-pretty text-text-muted">{t('codes.text')}</p>
      <ul className="grid gap-2 rounded-control bg-surface-sunken p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {t('codes.copy')}
        </Button>
        {/* A phone's web view has no downloads. */}
        {!isApp && (
          <Button
            variant="outline"
            onClick={() =>
              saveFile(new File([`${text}\n`], `${brand.slug}-recovery-codes.txt`, { type: 'text/plain' }))
            }
          >
            <Download aria-hidden="true" />
            {t('codes.download')}
          </Button>
        )}
      </div>
      <Button className="justify-self-stretch sm:justify-self-start" onClick={onSaved}>
        {t('codes.saved')}
      </Button>
    </div>
  );
}
