import { Link } from '@tanstack/react-router';
import { MessagesSquare, Phone, TicketPlus } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';

const cards = [
  { key: 'chat', to: '/support/chat', icon: MessagesSquare },
  { key: 'call', to: '/support/call-request', icon: Phone },
  { key: 'ticket', to: '/support/create-ticket', icon: TicketPlus },
] as const;

const cardStyles = [
  'flex min-h-20 items-center gap-4 rounded-card border border-border bg-surface p-4 shadow-card sm:flex-col sm:items-start sm:p-5',
  'transition-[box-shadow,border-color] duration-200 hover:border-border-strong hover:shadow-raised',
].join(' ');

export function HelpCards() {
  const { t } = useTranslation('support');
  return (
    <ul className="grid gap-3 sm:grid-cols-3 sm:gap-4">
      {cards.map(({ key, to, icon: Icon }) => (
        <li key={key} className="grid">
          <Link to={to} className={cardStyles}>
            <span className="flex size-12 shrink-0 items-center justify-center rounded-control bg-accent-soft text-on-accent-soft">
              <Icon aria-hidden="true" className="size-6" />
            </span>
            <span className="min-w-0">
              <span className="block text-heading">{t(`card.${key}`)}</span>
              <span className="block text-pretty text-sm text-text-muted">{t(`card.${key}Text`)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
