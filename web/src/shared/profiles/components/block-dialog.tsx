import { BellOff, EyeOff, Undo2, UserMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { useBackCloses } from '@/ui/use-back-closes.ts';
import { useHideNotices } from '../use-hide-notices.ts';
import type { HideablePerson } from '../use-hide-person.ts';

interface BlockDialogProps {
  person: HideablePerson;
  onClose: () => void;
}

/** Explains what blocking does before it is confirmed. Load it lazily, like `Dialog`. */
export function BlockDialog({ person, onClose }: BlockDialogProps) {
  const { t } = useTranslation('profile');
  const { hide, isPending } = useHideNotices();
  const name = person.fullName;
  useBackCloses(onClose);

  async function block() {
    if (await hide('block', person)) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<span className="wrap-anywhere">{t('hide.title', { name })}</span>}
      footer={
        <>
          <Button variant="outline" size="large" onClick={onClose}>
            {t('hide.cancel')}
          </Button>
          <Button variant="danger" size="large" loading={isPending} onClick={() => void block()}>
            {t('hide.confirm')}
          </Button>
        </>
      }
    >
      <ul className="wrap-anywhere flex flex-col gap-4">
        <Line icon={<EyeOff aria-hidden="true" />}>{t('hide.unseen')}</Line>
        <Line icon={<UserMinus aria-hidden="true" />}>{t('hide.unfollowed')}</Line>
        <Line icon={<BellOff aria-hidden="true" />}>{t('hide.untold', { name })}</Line>
        <Line icon={<Undo2 aria-hidden="true" />}>{t('hide.undoPlace')}</Line>
      </ul>
    </Dialog>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="flex items-start gap-3 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-text-muted">
      {icon}
      <span className="text-pretty">{children}</span>
    </li>
  );
}
