import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { notify } from '@/ui/notify.ts';
import { Action } from './action.tsx';

const copiedMs = 2000;

export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation('revvy');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      notify.success(t('message.copied'));
    } catch {
      notify.error(t('message.copyFailed'));
    }
  }

  return (
    <Action label={t('message.copy')} onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
    </Action>
  );
}
