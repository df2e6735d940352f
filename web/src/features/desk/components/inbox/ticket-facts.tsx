import type { DeskTicket } from '@pahiya/contract/desk/support/schemas';
import type { ReactNode } from 'react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { When } from '../when.tsx';
import { Duration } from './duration.tsx';

const linkStyles = 'wrap-anywhere inline-flex min-h-6 items-center font-medium underline underline-offset-2';

export function TicketFacts({ ticket }: { ticket: DeskTicket }) {
  const { t } = useTranslation(['inbox', 'support']);
  const format = useFormat();
  const { customerName, customerEmail, customerPhone, rating } = ticket;
  return (
    <dl className="grid grid-cols-[minmax(4.5rem,auto)_minmax(6rem,2fr)] gap-x-3 gap-y-1.5 text-sm">
      <Fact name={t('field.name')}>{customerName}</Fact>
      <Fact name={t('field.email')}>
        <a href={`mailto:${customerEmail}`} className={linkStyles}>
          {customerEmail}
        </a>
      </Fact>
      {customerPhone && (
        <Fact name={t('field.phone')}>
          <a href={`tel:${customerPhone}`} className={linkStyles}>
            {format.phone(customerPhone)}
          </a>
        </Fact>
      )}
      <Fact name={t('field.category')}>{t(`support:category.${ticket.category}`)}</Fact>
      <Fact name={t('field.created')}>
        <When instant={ticket.createdAt} />
      </Fact>
      <Fact name={t('field.firstResponse')}>
        <Duration seconds={ticket.firstResponseSeconds} />
      </Fact>
      <Fact name={t('field.resolution')}>
        <Duration seconds={ticket.resolutionSeconds} />
      </Fact>
      {rating && (
        <Fact name={t('field.rating')}>
          <span className="font-semibold">
            <span aria-hidden="true">{'★'.repeat(rating.stars)}</span>
            <span className="sr-only">{t('support:ticket.star', { count: rating.stars })}</span>
          </span>
          {rating.comment && <span className="wrap-anywhere block text-text-muted">{rating.comment}</span>}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}
