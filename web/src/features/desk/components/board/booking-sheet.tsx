import { Dialog } from '@/ui/dialog.tsx';
import type { PaneProps } from './side-pane.tsx';

/** From below, with what can be done near the thumb. It stands in the address, so that going back closes it. */
export function BookingSheet({ title, footer, onClose, children }: PaneProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} footer={footer}>
      {children}
    </Dialog>
  );
}
