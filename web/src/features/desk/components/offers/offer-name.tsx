import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';

interface OfferNameProps {
  name: string;
  children?: ReactNode;
  /** Customers do not see this one. */
  isOff: boolean;
  onOpen: () => void;
}

export function OfferName({ name, children, isOff, onOpen }: OfferNameProps) {
  const { t } = useTranslation('workshop');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="group flex min-h-11 w-full flex-col justify-center rounded-control text-start"
    >
      <span className={cn('wrap-anywhere font-medium group-hover:underline', isOff && 'text-text-muted')}>
        <span className="sr-only">{t('offers.change')} </span>
        {name}
        <Pencil aria-hidden="true" className="ms-1.5 inline size-3.5 text-text-muted" />
      </span>
      {children && <span className="wrap-anywhere text-text-muted text-xs">{children}</span>}
    </button>
  );
}
