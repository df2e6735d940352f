import type { StaffMember, Workplace } from '@pahiya/contract/desk/schemas';
import { ChevronsUpDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { Button } from '@/ui/button.tsx';

const WorkplaceDialog = lazyPart(async () => {
  const { WorkplaceDialog: component } = await import('./workplace-dialog.tsx');
  return { default: component };
});

interface WorkplacePickerProps {
  staff: StaffMember;
  workplace: Workplace;
  onChoose: (workplace: Workplace) => void;
}

export function WorkplacePicker({ staff, workplace, onChoose }: WorkplacePickerProps) {
  const { t } = useTranslation('desk');
  const [isOpen, setOpen] = useState(false);
  const name = workplace.name || t('workplace.unnamed');
  if (!staff.isAdmin && staff.garages.length < 2) {
    return <p className="truncate px-3 py-2 font-semibold text-sm">{name}</p>;
  }
  return (
    <>
      <Button
        variant="outline"
        size="dense"
        aria-haspopup="dialog"
        title={name}
        className="w-full min-w-0 justify-between"
        onClick={() => setOpen(true)}
      >
        <span className="min-w-0 truncate">
          <span className="sr-only">{t('workplace.label')} </span>
          {name}
        </span>
        <ChevronsUpDown aria-hidden="true" className="size-4 text-text-muted" />
      </Button>
      {isOpen && (
        <Suspense>
          <WorkplaceDialog onChoose={onChoose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
