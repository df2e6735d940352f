import { Keyboard, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { Button } from '@/ui/button.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import type { BoardAddress } from '../../types.ts';
import { useShortcuts } from '../../use-shortcuts.ts';
import { ViewSwitch } from './view-switch.tsx';

const ShortcutsDialog = lazyPart(async () => {
  const { ShortcutsDialog: component } = await import('../shortcuts-dialog.tsx');
  return { default: component };
});

interface BoardActionsProps {
  address: BoardAddress;
  onWalkIn: () => void;
}

/** View switch and the walk-in button, which is placed within reach of the thumb on a phone. */
export function BoardActions({ address, onWalkIn }: BoardActionsProps) {
  const { t } = useTranslation(['workshop', 'desk']);
  const [isListOpen, setListOpen] = useState(false);
  const shortcuts = useShortcutTexts();
  useShortcuts({ '?': () => setListOpen(true) });
  return (
    <>
      <ViewSwitch view={address.search.view} onChange={(view) => address.change({ view })} />
      <IconButton
        label={t('desk:shortcuts.open')}
        aria-haspopup="dialog"
        className="max-lg:hidden"
        onClick={() => setListOpen(true)}
      >
        <Keyboard aria-hidden="true" />
      </IconButton>
      <Button
        variant="secondary"
        title={`${t('board.walkIn.action')} (n)`}
        aria-haspopup="dialog"
        className="max-md:fixed max-md:end-4 max-md:bottom-[calc(5rem+env(safe-area-inset-bottom))] max-md:z-20 max-md:min-h-14 max-md:rounded-full max-md:shadow-raised"
        onClick={onWalkIn}
      >
        <Plus aria-hidden="true" />
        {t('board.walkIn.action')}
      </Button>
      {isListOpen && (
        <Suspense>
          <ShortcutsDialog shortcuts={shortcuts} onClose={() => setListOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function useShortcutTexts() {
  const { t } = useTranslation('workshop');
  return [
    { keys: ['[', ']'], text: t('board.key.days') },
    { keys: ['t'], text: t('board.key.today') },
    { keys: ['d'], text: t('board.key.day') },
    { keys: ['w'], text: t('board.key.week') },
    { keys: ['n'], text: t('board.key.walkIn') },
    { keys: ['j', 'k'], text: t('board.key.bookings') },
    { keys: ['a'], text: t('board.key.assign') },
    { keys: ['Esc'], text: t('board.key.close') },
    { keys: ['?'], text: t('board.key.list') },
  ];
}
