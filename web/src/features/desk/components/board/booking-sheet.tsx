import { Dialog } from '@/ui/dialog.tsx';
import type { PaneProps } from './side-pane.tsx';

/** Slides up from below with the actions near the thumb. It is in the address, so going back closes it. */
export function BookingSheet({ title, footer, onClose, children }: PaneProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} footer={footer}>
      {children}
    </Dialog>
  );
}
