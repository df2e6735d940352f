import { Check, Headset } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button.tsx';

interface SupportCardProps {
  /** Of a conversation that was handed over. */
  ticket: string | null;
  onSupport: () => void;
}

/** Once it is handed over it says so, and stays where the focus comes back to. */
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
