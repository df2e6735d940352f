import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { Switch } from '@/ui/switch.tsx';
import { useBackCloses } from '@/ui/use-back-closes.ts';
import { areShortcutsOn, turnShortcuts } from '../storage.ts';

export interface ShortcutText {
  keys: readonly string[];
  text: string;
}

export function ShortcutsDialog({ shortcuts, onClose }: { shortcuts: readonly ShortcutText[]; onClose: () => void }) {
  const { t } = useTranslation('desk');
  const [isOn, setOn] = useState(areShortcutsOn);
  useBackCloses(onClose);

  function turn(on: boolean) {
    turnShortcuts(on);
    setOn(on);
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('shortcuts.title')}>
      <dl className="divide-y divide-border">
        {shortcuts.map(({ keys, text }) => (
          <div key={text} className="flex min-h-11 items-center justify-between gap-4 py-1.5">
            <dt>{text}</dt>
            <dd className="flex shrink-0 gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-8 rounded-control border border-border-strong px-2 py-1 text-center font-semibold text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch label={t('shortcuts.on')} description={t('shortcuts.hint')} checked={isOn} onCheckedChange={turn} />
    </Dialog>
  );
}
