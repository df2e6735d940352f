import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';

interface NoGaragesProps {
  /** The position is not in India. */
  isAbroad: boolean;
  onPickLocation: () => void;
  children: ReactNode;
}

export function NoGarages({ isAbroad, onPickLocation, children }: NoGaragesProps) {
  const { t } = useTranslation(['home', 'offers']);
  return (
    <EmptyState
      as="h3"
      illustration="no-garages"
      title={t(isAbroad ? 'location.error.abroad' : 'offers:none.title')}
      text={isAbroad ? undefined : t('offers:none.text')}
      action={
        <div className="flex flex-col items-center gap-4">
          <Button variant="secondary" aria-haspopup="dialog" onClick={onPickLocation}>
            <MapPin aria-hidden="true" />
            {t('offers:none.action')}
          </Button>
          {children}
        </div>
      }
    />
  );
}
