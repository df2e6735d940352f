import { Check, Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { notify } from '@/ui/notify.ts';
import { useBackCloses } from '@/ui/use-back-closes.ts';
import { ShareMark } from './share-mark.tsx';
import { type ShareTarget, shareAddress } from './share-targets.ts';

interface ShareDialogProps {
  title: string;
  /** Absolute address of the shared page. */
  url: string;
  /** Put before the address, for targets that accept text. */
  text: string;
  targets: readonly ShareTarget[];
  onClose: () => void;
}

/** A link to copy and buttons for share targets. Load it lazily. */
export function ShareDialog({ title, url, text, targets, onClose }: ShareDialogProps) {
  const { t } = useTranslation('profile');
  useBackCloses(onClose);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title}>
      <div className="flex flex-col gap-6">
        <ul className="grid grid-cols-4 gap-2">
          {targets.map((target) => (
            <li key={target}>
              <a
                href={shareAddress(target, { url, text })}
                target="_blank"
                rel="noopener noreferrer"
                className="flex flex-col items-center gap-1.5 rounded-control px-1 py-2 text-center font-medium text-sm hover:bg-text/6"
              >
                <ShareMark target={target} />
                {t(`share.${target}`)}
                <span className="sr-only">{t('directions.newTab')}</span>
              </a>
            </li>
          ))}
        </ul>
        <CopyLink url={url} />
      </div>
    </Dialog>
  );
}

function CopyLink({ url }: { url: string }) {
  const { t } = useTranslation('profile');
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
      notify.success(t('share.copied'));
    } catch {
      notify.error(t('share.copyFailed'));
    }
  }

  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-end">
      <Field label={t('share.link')} className="min-w-0 flex-1">
        <Input value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <Button variant="secondary" size="large" onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden="true" /> : <Link2 aria-hidden="true" />}
        {t('share.copy')}
      </Button>
    </div>
  );
}
