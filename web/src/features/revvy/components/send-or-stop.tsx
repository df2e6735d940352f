import { ArrowUp, Square } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { IconButton } from '@/ui/icon-button.tsx';

interface SendOrStopProps {
  isPending: boolean;
  isStopping: boolean;
  isReady: boolean;
  onStop: () => void;
}

export function SendOrStop({ isPending, isStopping, isReady, onStop }: SendOrStopProps) {
  const { t } = useTranslation('revvy');
  if (isPending) {
    return (
      <IconButton variant="solid" label={t('composer.stop')} aria-disabled={isStopping} onClick={onStop}>
        <Square aria-hidden="true" className="size-4 fill-current" />
      </IconButton>
    );
  }
  return (
    <IconButton type="submit" variant="solid" label={t('composer.send')} disabled={!isReady}>
      <ArrowUp aria-hidden="true" />
    </IconButton>
  );
}
