import { brand } from '@pahiya/contract/shared/brand';
import { Copy, Download } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { saveFile } from '@/lib/page/save-file.ts';
import { isPhoneApp } from '@/lib/phone/phone-app.ts';
import { Button } from '@/ui/button.tsx';
import { notify } from '@/ui/notify.ts';

interface RecoveryCodesProps {
  codes: string[];
  heading?: 'h2' | 'h3';
  onSaved: () => void;
}

/** Shown only once. Without them, new codes must be created. */
export function RecoveryCodes({ codes, heading: Heading = 'h3', onSaved }: RecoveryCodesProps) {
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
      <div>
        <Heading tabIndex={-1} className="font-semibold outline-none">
          {t('codes.title')}
        </Heading>
        <p className="mt-1 text-pretty text-text-muted">{t('codes.text')}</p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-2.5 rounded-control bg-surface-sunken p-4 font-mono text-sm">
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
        {!isPhoneApp && (
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
