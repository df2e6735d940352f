import { Headset } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button.tsx';

export function SupportCard({ onSupport }: { onSupport: () => void }) {
  const { t } = useTranslation('revvy');
  return (
    <Button variant="outline" onClick={onSupport} className="self-start">
      <Headset aria-hidden="true" />
      {t('support.open')}
    </Button>
  );
}
