import { ArrowDown } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

export function ToNewestButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <IconButton variant="raised" label={label} onClick={onClick} className="absolute inset-x-0 bottom-3 mx-auto">
      <ArrowDown aria-hidden="true" />
    </IconButton>
  );
}
