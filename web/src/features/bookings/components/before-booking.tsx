import { CalendarCheck, ReceiptIndianRupee, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';

/** Information above the button: what comes next, what cancelling costs, and that no taxes are added. */
export function BeforeBooking({ isOnline }: { isOnline: boolean }) {
  const { t } = useTranslation('booking');
  return (
    <ul className="flex flex-col gap-2 border-border border-t pt-3 text-sm text-text-muted">
      <Point icon={<CalendarCheck />}>{t(isOnline ? 'before.nextOnline' : 'before.nextCash')}</Point>
      <Point icon={<Undo2 />}>{t(isOnline ? 'before.cancelOnline' : 'before.cancel')}</Point>
      <Point icon={<ReceiptIndianRupee />}>{t('before.taxes')}</Point>
    </ul>
  );
}

function Point({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
      <span aria-hidden="true">{icon}</span>
      <span className="text-pretty">{children}</span>
    </li>
  );
}
