import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, History } from 'lucide-react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { ticketNumber } from '@/shared/support/rules/ticket-number.ts';
import { lastChats } from '../queries/help.ts';
import { momentOf } from '../rules/messages.ts';

export function EarlierChat({ ticketId }: { ticketId: string }) {
  const { t } = useTranslation('support');
  const format = useFormat();
  const { data } = useQuery(lastChats());
  const earlier = data?.items.find(({ id }) => id !== ticketId);
  if (!earlier) return null;
  const { date, time } = momentOf(earlier.createdAt);
  return (
    <Link
      to="/support/tickets/$ticketId"
      params={{ ticketId: earlier.id }}
      className="flex min-h-11 shrink-0 items-center gap-2.5 border-border border-b bg-surface-sunken px-4 py-1.5 text-sm hover:bg-text/6 focus-visible:-outline-offset-3 md:mx-auto md:w-full md:max-w-3xl"
    >
      <History aria-hidden="true" className="size-4.5 shrink-0 text-text-muted" />
      <span className="wrap-anywhere min-w-0 flex-1">
        {t('chat.earlier', { number: ticketNumber(earlier.id), date: format.date(date), time: format.clock(time) })}
      </span>
      <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-text-muted" />
    </Link>
  );
}
