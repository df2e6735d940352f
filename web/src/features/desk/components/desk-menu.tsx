import { useTranslation } from '@/i18n/use-translation.ts';
import { LanguageSelect } from '@/layout/language-select.tsx';
import { ThemeSelect } from '@/layout/theme-select.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { useBackCloses } from '@/ui/use-back-closes.ts';
import type { DeskSection } from '../rules/places.ts';
import { DeskNav } from './desk-nav.tsx';

interface DeskMenuProps {
  sections: readonly DeskSection[];
  onClose: () => void;
}

/** Phone menu with every place of the desk, the language and the theme. */
export function DeskMenu({ sections, onClose }: DeskMenuProps) {
  const { t } = useTranslation('desk');
  useBackCloses(onClose);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('nav.label')}>
      <DeskNav sections={sections} isInDialog />
      <div className="flex items-center gap-1 border-border border-t pt-2">
        <LanguageSelect />
        <ThemeSelect />
      </div>
    </Dialog>
  );
}
