import type { Person } from '@pahiya/contract/community/schemas';
import { BellOff, EyeOff, UserMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { useHideNotices } from '../use-hide-notices.ts';

interface BlockDialogProps {
  person: Pick<Person, 'username' | 'fullName'>;
  onClose: () => void;
}

/** What blocking does, before it is done. */
export function BlockDialog({ person, onClose }: BlockDialogProps) {
  const { t } = useTranslation('profile');
  const { hide, isPending } = useHideNotices();
  const name = person.fullName;

  async function block() {
    if (await hide('block', person)) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<span className="wrap-anywhere">{t('block.title', { name })}</span>}
      footer={
        <>
          <Button variant="outline" size="large" onClick={onClose}>
            {t('block.cancel')}
          </Button>
          <Button variant="danger" size="large" loading={isPending} onClick={() => void block()}>
            {t('block.confirm')}
          </Button>
        </>
      }
    >
      <ul className="wrap-anywhere flex flex-col gap-4">
        <Line icon={<EyeOff aria-hidden="true" />}>{t('block.unseen')}</Line>
        <Line icon={<UserMinus aria-hidden="true" />}>{t('block.unfollowed')}</Line>
        <Line icon={<BellOff aria-hidden="true" />}>{t('block.untold', { name })}</Line>
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
