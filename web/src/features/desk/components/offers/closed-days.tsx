import type { ClosedDay } from '@pahiya/contract/desk/garage/schemas';
import { zonedNow } from '@pahiya/contract/shared/dates';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { Button } from '@/ui/button.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { notify } from '@/ui/notify.ts';
import { closedDaysOptions } from '../../queries/offers.ts';
import { useClosedDays } from '../../use-closed-days.ts';
import { useOfferFailure } from '../../use-offer-failure.ts';
import { Loaded } from '../loaded.tsx';

const ClosedDayDialog = lazyPart(async () => {
  const { ClosedDayDialog: component } = await import('./closed-day-dialog.tsx');
  return { default: component };
});

interface ClosedDaysProps {
  garageId: string;
  boardLink: (date: string, text: string) => ReactNode;
}

export function ClosedDays({ garageId, boardLink }: ClosedDaysProps) {
  const { t } = useTranslation('workshop');
  const query = useQuery(closedDaysOptions(garageId));
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const open = useOpenDay(garageId);
  return (
    <section aria-labelledby="closed-heading" className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h2 id="closed-heading" className="flex-1 text-heading">
          {t('offers.holidays.title')}
        </h2>
        <Button ref={addButton} variant="outline" size="small" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" />
          {t('offers.holidays.add')}
        </Button>
      </div>
      <Loaded query={query}>
        {(days) =>
          days.length === 0 ? (
            <p className="rounded-card border border-border bg-surface px-4 py-6 text-center text-text-muted">
              {t('offers.holidays.none')}
            </p>
          ) : (
            <ul className="divide-y divide-border rounded-card border border-border bg-surface">
              {days.map((day) => (
                <ClosedDayItem
                  key={day.date}
                  day={day}
                  boardLink={boardLink}
                  onOpen={() => {
                    addButton.current?.focus();
                    void open(day);
                  }}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isAdding && (
        <Suspense>
          <ClosedDayDialog
            garageId={garageId}
            today={zonedNow(new Date()).date}
            closed={query.data ?? []}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

interface ClosedDayItemProps extends Pick<ClosedDaysProps, 'boardLink'> {
  day: ClosedDay;
  onOpen: () => void;
}

function ClosedDayItem({ day: { date, reason, bookings }, boardLink, onOpen }: ClosedDayItemProps) {
  const { t } = useTranslation('workshop');
  const format = useFormat();
  return (
    <li className="flex items-center gap-2 py-1.5 ps-4 pe-1.5">
      <div className="min-w-0 flex-1 py-1">
        <p className="font-medium">
          {format.weekday(date)}, {format.date(date)}
        </p>
        {reason && <p className="wrap-anywhere text-sm text-text-muted">{reason}</p>}
        {bookings > 0 && <p className="text-sm">{boardLink(date, t('offers.holidays.stay', { count: bookings }))}</p>}
      </div>
      <IconButton label={t('offers.holidays.remove', { date: format.date(date) })} onClick={onOpen}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}

function useOpenDay(garageId: string) {
  const { t } = useTranslation('workshop');
  const format = useFormat();
  const { open, close } = useClosedDays(garageId);
  const showFailure = useOfferFailure();
  return async function openDay({ date, reason }: ClosedDay) {
    try {
      await open(date);
      const undo = () => void close({ date, reason }).catch(showFailure);
      notify.undoable(t('offers.holidays.opened', { date: format.date(date) }), undo);
    } catch (error) {
      showFailure(error);
    }
  };
}
