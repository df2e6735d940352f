import type { ComponentProps } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { ConversationPanel } from './conversation-panel.tsx';

interface ConversationSheetProps extends ComponentProps<typeof ConversationPanel> {
  onClose: () => void;
}

/** List of conversations on a phone. */
export function ConversationSheet({ onClose, ...panel }: ConversationSheetProps) {
  const { t } = useTranslation('revvy');
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('list.label')}>
      <div className="flex min-h-[60dvh] flex-col">
        <ConversationPanel {...panel} />
      </div>
    </Dialog>
  );
}
