import type { WeekSlot } from '@pahiya/contract/desk/garage/schemas';
import { Info } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { Button } from '@/ui/button.tsx';
import { notify } from '@/ui/notify.ts';
import { TabPanel, Tabs } from '@/ui/tabs.tsx';
import { badDays } from '../../rules/week-draft.ts';
import { type Weekday, weekdayFrom } from '../../rules/weekday.ts';
import { useOfferFailure } from '../../use-offer-failure.ts';
import { useWeek } from '../../use-week.ts';
import { LeaveGuard } from '../leave-guard.tsx';
import { DayEditor } from './day-editor.tsx';
import { WeekTabs } from './week-tabs.tsx';

interface WeekEditorProps {
  garageId: string;
  slots: WeekSlot[];
  day: Weekday;
  onDay: (day: Weekday) => void;
}

/** Edits all weekdays in a draft, which is saved as a whole. */
export function WeekEditor({ garageId, slots, day, onDay }: WeekEditorProps) {
  const { t } = useTranslation('workshop');
  const showFailure = useOfferFailure();
  const week = useWeek(garageId, slots);
  const { draft, isDirty } = week;

  async function save() {
    const [bad] = badDays(draft);
    if (bad !== undefined) {
      onDay(bad);
      notify.error(t('offers.hours.notYet'), t('offers.hours.notYetText'));
      return;
    }
    try {
      await week.save();
      notify.success(t('offers.hours.saved'), t('offers.hours.savedText'));
    } catch (error) {
      if (errorCode(error) !== 'SLOTS_OVERLAP') return showFailure(error);
      notify.error(t('offers.failed'), t('offers.hours.overlapRefused'));
    }
  }

  return (
    <div className="flex flex-col gap-3">
      {week.isOutdated && <Notice text={t('offers.hours.outdated')} />}
      {week.wasKept && !week.isOutdated && <Notice text={t('offers.hours.kept')} />}
      <Tabs
        value={String(day)}
        onValueChange={(value) => onDay(weekdayFrom(value))}
        className="rounded-card border border-border bg-surface"
      >
        <WeekTabs draft={draft} />
        <TabPanel value={String(day)} className="px-3 pt-3 pb-3 sm:px-4">
          <DayEditor key={day} draft={draft} day={day} onChange={week.change} />
        </TabPanel>
      </Tabs>
      {isDirty && (
        <div className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 flex flex-wrap items-center gap-2 rounded-card border border-border bg-surface p-2.5 shadow-raised md:bottom-3 dark:bg-surface-raised">
          <p role="status" className="min-w-0 flex-1 basis-32 px-1 font-medium text-sm">
            {t('offers.hours.unsaved')}
          </p>
          <Button variant="ghost" onClick={week.discard}>
            {t('offers.hours.discard')}
          </Button>
          <Button loading={week.isSaving} onClick={() => void save()}>
            {t('offers.save')}
          </Button>
        </div>
      )}
      <LeaveGuard isActive={isDirty} />
    </div>
  );
}

function Notice({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-start gap-2 rounded-card bg-info-soft px-3.5 py-2.5 text-info text-sm">
      <Info aria-hidden="true" className="size-5 shrink-0" />
      {text}
    </p>
  );
}
