import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';

export function NoGarages({ onPickLocation }: { onPickLocation: () => void }) {
  const { t } = useTranslation('home');
  return (
    <EmptyState
      as="h3"
      illustration="no-garages"
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <Button variant="secondary" aria-haspopup="dialog" onClick={onPickLocation}>
          <MapPin aria-hidden="true" />
          {t('empty.action')}
        </Button>
      }
    />
  );
}
