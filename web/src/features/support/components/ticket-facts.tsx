import type { TicketDetail } from '@pahiya/contract/support/schemas';
import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { useCatalogue } from '@/i18n/use-catalogue.ts';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Card, CardBody, CardTitle } from '@/ui/card.tsx';
import { momentOf } from '../rules/messages.ts';
import { useSubject } from '../use-subject.ts';
import { AttachmentRow } from './attachment-view.tsx';
import { GrievanceDates } from './grievance-dates.tsx';
import { ReopenButton } from './reopen-button.tsx';
import { PriorityBadge, StatusBadge } from './status-badge.tsx';

export function TicketFacts({ ticket }: { ticket: TicketDetail }) {
  const { t } = useTranslation('support');
  const format = useFormat();
  const subjectOf = useSubject();
  const { subject, status, priority, category, createdAt, description, attachments, booking } = ticket;
  const { date, time } = momentOf(createdAt);
  return (
    <Card>
      <CardBody className="flex flex-col gap-4">
        <div className="flex flex-col gap-2">
          <CardTitle className="wrap-anywhere">{subjectOf(subject)}</CardTitle>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-text-muted">
            <StatusBadge status={status} />
            <PriorityBadge priority={priority} />
            <span>{t(`category.${category}`)}</span>
            <time dateTime={createdAt} className="max-sm:basis-full sm:before:me-2 sm:before:content-['·']">
              {t('ticket.created', {
                date: t('ticket.bookingLine', { date: format.date(date), time: format.clock(time) }),
              })}
            </time>
          </p>
        </div>
        {ticket.grievance && <GrievanceDates grievance={ticket.grievance} />}
        {description && (
          <section>
            <h3 className="font-semibold text-sm">{t('ticket.about')}</h3>
            <p dir="auto" className="mt-1 whitespace-pre-wrap text-text-muted wrap-anywhere">
              {description}
            </p>
          </section>
        )}
        {booking && <BookingLink booking={booking} />}
        {attachments.length > 0 && (
          <section>
            <h3 className="mb-2 font-semibold text-sm">{t('ticket.attachments')}</h3>
            <AttachmentRow files={attachments} label={t('ticket.attachments')} />
          </section>
        )}
        {ticket.canReopen && status !== 'closed' && (
          <div>
            <ReopenButton ticketId={ticket.id} />
          </div>
        )}
      </CardBody>
    </Card>
  );
}

function BookingLink({ booking }: { booking: NonNullable<TicketDetail['booking']> }) {
  const { t } = useTranslation('support');
  const format = useFormat();
  const { namesOf } = useCatalogue();
  const when = { date: format.date(booking.bookingDate), time: format.clock(booking.bookingTime) };
  return (
    <Link
      to="/bookings/$bookingId"
      params={{ bookingId: booking.id }}
      className="flex min-h-14 items-center gap-3 rounded-control border border-border px-3 py-2 hover:border-border-strong"
    >
      <CalendarClock aria-hidden="true" className="size-5 shrink-0 text-text-muted" />
      <span className="min-w-0 text-sm">
        <span className="block font-semibold wrap-anywhere">
          {t('ticket.booking')}: {booking.garageName}
        </span>
        <span className="block text-text-muted">
          {namesOf(booking.serviceNames)} · {t('ticket.bookingLine', when)}
        </span>
      </span>
    </Link>
  );
}
