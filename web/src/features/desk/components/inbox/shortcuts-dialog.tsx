import { useTranslation } from 'react-i18next';
import { Dialog } from '@/ui/dialog.tsx';
import { useBackCloses } from '@/ui/use-back-closes.ts';

const shortcuts = [
  { keys: ['j', '↓'], text: 'next' },
  { keys: ['k', '↑'], text: 'previous' },
  { keys: ['Enter'], text: 'show' },
  { keys: ['r'], text: 'reply' },
  { keys: ['a'], text: 'assign' },
  { keys: ['n'], text: 'note' },
  { keys: ['/'], text: 'search' },
  { keys: ['?'], text: 'help' },
] as const;

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('inbox');
  useBackCloses(onClose);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('keys.title')}>
      <dl className="divide-y divide-border pb-3">
        {shortcuts.map(({ keys, text }) => (
          <div key={text} className="flex items-center gap-4 py-2">
            <dt className="flex w-24 shrink-0 gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-8 rounded-control border border-border-strong bg-surface-sunken px-2 py-0.5 text-center font-mono text-sm dark:bg-surface"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(`keys.${text}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="pb-2 text-sm text-text-muted">{t('keys.typing')}</p>
    </Dialog>
  );
}
