import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { weekSlotsOptions } from '../../queries/offers.ts';
import type { Weekday } from '../../rules/weekday.ts';
import { DeskPage } from '../desk-page.tsx';
import { Loaded } from '../loaded.tsx';
import { ClosedDays } from './closed-days.tsx';
import { WeekEditor } from './week-editor.tsx';

interface HoursScreenProps {
  garageId: string;
  day: Weekday;
  onDay: (day: Weekday) => void;
  boardLink: (date: string, text: string) => ReactNode;
}

export function HoursScreen({ garageId, day, onDay, boardLink }: HoursScreenProps) {
  const { t } = useTranslation('workshop');
  const query = useQuery(weekSlotsOptions(garageId));
  return (
    <DeskPage title={t('offers.hours.title')} subtitle={t('offers.hours.subtitle')}>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <section aria-labelledby="week-heading" className="min-w-0">
          <h2 id="week-heading" className="mb-2 text-heading">
            {t('offers.hours.week')}
          </h2>
          <Loaded query={query}>
            {(slots) => <WeekEditor garageId={garageId} slots={slots} day={day} onDay={onDay} />}
          </Loaded>
        </section>
        <ClosedDays garageId={garageId} boardLink={boardLink} />
      </div>
    </DeskPage>
  );
}
