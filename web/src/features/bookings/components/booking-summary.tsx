import type { Moment } from '@pahiya/contract/shared/work-end';
import type { ReactNode } from 'react';
import { useCatalogue } from '@/i18n/use-catalogue.ts';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { CardTitle } from '@/ui/card.tsx';
import type { Choice } from '../rules/choice.ts';
import type { Draft } from '../rules/draft-fields.ts';

interface BookingSummaryProps {
  draft: Draft;
  choice: Choice;
  /** The submit button, where the summary is beside the form. */
  children: ReactNode;
}

export function BookingSummary({ draft, choice, children }: BookingSummaryProps) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const { nameOf } = useCatalogue();
  const isEmpty = choice.services.length === 0;
  return (
    <section
      aria-labelledby="booking-summary"
      className="flex flex-col gap-4 rounded-card border border-border bg-surface p-4 shadow-card sm:p-5"
    >
      <CardTitle id="booking-summary">{t('summary.title')}</CardTitle>
      {isEmpty && <p className="text-text-muted">{t('summary.empty')}</p>}
      {!isEmpty && (
        <dl className="flex flex-col gap-2 text-sm">
          {choice.services.map(({ id, name, price }) => (
            <Line key={id} term={nameOf(name)} value={format.rupees(price)} />
          ))}
          {choice.fee > 0 && <Line term={t('summary.homeServiceFee')} value={format.rupees(choice.fee)} />}
          <div className="my-1 border-border border-t" />
          <Line isQuiet term={t('summary.duration')} value={format.duration(choice.minutes)} />
          {choice.slot && (
            <Line isQuiet term={t('summary.when')} value={<When date={draft.bookingDate} slot={choice.slot} />} />
          )}
          {choice.ready && (
            <Line isQuiet term={t(`summary.ready.${draft.serviceType}`)} value={<Ready {...choice.ready} />} />
          )}
          <div className="flex items-baseline justify-between gap-4 font-bold text-heading">
            <dt>{t('summary.total')}</dt>
            <dd className="tabular-nums">{format.rupees(choice.total)}</dd>
          </div>
        </dl>
      )}
      {choice.ready && choice.ready.date > draft.bookingDate && (
        <p className="rounded-control bg-surface-sunken p-3 text-pretty text-sm">
          {t(`summary.later.${draft.serviceType}`)}
        </p>
      )}
      {children}
    </section>
  );
}

function When({ date, slot }: { date: string; slot: NonNullable<Choice['slot']> }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  return (
    <>
      {format.weekday(date, 'short')}, {format.day(date)}
      <br />
      {t('when.range', { start: format.clock(slot.startTime), end: format.clock(slot.endTime) })}
    </>
  );
}

function Ready({ date, time }: Moment) {
  const format = useFormat();
  return (
    <>
      {format.weekday(date, 'short')}, {format.day(date)}
      <br />
      {format.clock(time)}
    </>
  );
}

function Line({ term, value, isQuiet }: { term: ReactNode; value: ReactNode; isQuiet?: boolean }) {
  return (
    <div className={isQuiet ? 'flex justify-between gap-4 text-text-muted' : 'flex justify-between gap-4'}>
      <dt className="min-w-0 wrap-anywhere">{term}</dt>
      <dd className="shrink-0 text-end tabular-nums">{value}</dd>
    </div>
  );
}
