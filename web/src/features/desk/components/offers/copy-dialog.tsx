import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { CheckboxCard } from '@/ui/checkbox-card.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { FieldGroup } from '@/ui/field-group.tsx';
import { useBackCloses } from '@/ui/use-back-closes.ts';
import { copiedDay, type WeekDraft } from '../../rules/week-draft.ts';
import { type Weekday, weekdays } from '../../rules/weekday.ts';

interface CopyDialogProps {
  draft: WeekDraft;
  day: Weekday;
  onCopy: (draft: WeekDraft) => void;
  onClose: () => void;
}

export function CopyDialog({ draft, day, onCopy, onClose }: CopyDialogProps) {
  const { t } = useTranslation(['workshop', 'common']);
  const others = weekdays.filter((other) => other !== day);
  const [chosen, setChosen] = useState<readonly Weekday[]>([]);
  useBackCloses(onClose);
  const isAll = chosen.length === others.length;

  function choose(other: Weekday, isChosen: boolean) {
    setChosen(isChosen ? [...chosen, other] : chosen.filter((known) => known !== other));
  }

  function copy() {
    onCopy(copiedDay(draft, day, chosen));
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('offers.hours.copyTitle', { day: t(`common:weekday.${day}`) })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button disabled={chosen.length === 0} onClick={copy}>
            {chosen.length > 0 ? t('offers.hours.copyDo', { count: chosen.length }) : t('offers.hours.copyAction')}
          </Button>
        </>
      }
    >
      <FieldGroup
        legend={t('offers.hours.copyTo')}
        hint={t('offers.hours.copyReplaces')}
        dense
        className="grid-cols-2 max-[22rem]:grid-cols-1"
      >
        {others.map((other) => (
          <CheckboxCard
            key={other}
            title={t(`common:weekday.${other}`)}
            description={t('offers.hours.slots', { count: draft[other]?.length ?? 0 })}
            checked={chosen.includes(other)}
            onChange={({ target }) => choose(other, target.checked)}
          />
        ))}
      </FieldGroup>
      <Button variant="ghost" size="small" className="my-3" onClick={() => setChosen(isAll ? [] : others)}>
        {t(isAll ? 'offers.hours.copyNone' : 'offers.hours.copyAll')}
      </Button>
    </Dialog>
  );
}
