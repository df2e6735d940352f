import { Check, Headset } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';

interface SupportCardProps {
  ticket: string | null;
  onSupport: () => void;
}

/** The button stays after the handover, disabled, because the focus returns to it. */
export function SupportCard({ ticket, onSupport }: SupportCardProps) {
  const { t } = useTranslation('revvy');
  return (
    <Button
      variant="outline"
      aria-disabled={ticket !== null}
      onClick={ticket ? undefined : onSupport}
      className="max-w-full self-start aria-disabled:opacity-100"
    >
      {ticket ? <Check aria-hidden="true" className="text-success" /> : <Headset aria-hidden="true" />}
      {ticket ? t('support.sent', { ticket }) : t('support.open')}
    </Button>
  );
}
