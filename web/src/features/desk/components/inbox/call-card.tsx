import type { callOutcomes, DeskCall } from '@pahiya/contract/desk/support/schemas';
import { zonedNow } from '@pahiya/contract/shared/dates';
import { Phone, PhoneMissed, PhoneOff } from 'lucide-react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button, buttonStyles } from '@/ui/button.tsx';
import { When } from '../when.tsx';

type Outcome = (typeof callOutcomes)[number];

const tones = { pending: 'info', done: 'success', missed: 'danger', cancelled: 'secondary' } as const;
const ends: Record<string, string> = { '10:00': '12:00', '14:00': '17:00', '17:00': '19:00' };

interface CallCardProps {
  call: DeskCall;
  onRecord: (outcome: Outcome) => void;
}

export function CallCard({ call, onRecord }: CallCardProps) {
  const { t } = useTranslation(['inbox', 'support']);
  const format = useFormat();
  const { customerName, customerPhone, customerEmail, reason, status, isDue } = call;
  const isOpen = status === 'pending';
  return (
    <article
      aria-label={customerName}
      className="flex h-full flex-col gap-3 rounded-card border border-border bg-surface p-4 shadow-card"
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="wrap-anywhere font-semibold">{customerName}</h2>
          <p className="text-sm text-text-muted">
            <Slot preferredTime={call.preferredTime} />
          </p>
        </div>
        {isDue ? (
          <Badge tone="accent">{t('calls.due')}</Badge>
        ) : (
          <Badge tone={tones[status]}>{t(`support:call.status.${status}`)}</Badge>
        )}
      </div>
      <p className="wrap-anywhere text-sm">{reason}</p>
      {customerEmail && <p className="wrap-anywhere text-sm text-text-muted">{customerEmail}</p>}
      <Attempts call={call} />
      <div className="mt-auto flex flex-col gap-2">
        <a
          href={`tel:${customerPhone}`}
          className={buttonStyles({ variant: isOpen ? 'primary' : 'outline', className: 'tabular-nums' })}
        >
          <Phone aria-hidden="true" />
          <span className="sr-only">{t('calls.call')} </span>
          {format.phone(customerPhone)}
        </a>
        {isOpen && <Outcomes onRecord={onRecord} />}
      </div>
    </article>
  );
}

function Outcomes({ onRecord }: Pick<CallCardProps, 'onRecord'>) {
  const { t } = useTranslation('inbox');
  const choices = [
    { outcome: 'reached', icon: Phone },
    { outcome: 'no_answer', icon: PhoneMissed },
    { outcome: 'wrong_number', icon: PhoneOff },
  ] as const;
  return (
    <fieldset className="grid grid-cols-3 gap-2">
      <legend className="sr-only">{t('calls.outcomeLabel')}</legend>
      {choices.map(({ outcome, icon: Icon }) => (
        <Button
          key={outcome}
          variant="outline"
          size="dense"
          aria-haspopup="dialog"
          onClick={() => onRecord(outcome)}
          className="max-sm:min-h-14 max-sm:flex-col max-sm:gap-1"
        >
          <Icon aria-hidden="true" className="size-4" />
          {t(`calls.outcome.${outcome}`)}
        </Button>
      ))}
    </fieldset>
  );
}

function Slot({ preferredTime }: { preferredTime: string }) {
  const format = useFormat();
  const { date, time } = zonedNow(new Date(preferredTime));
  const end = ends[time];
  return (
    <time dateTime={preferredTime}>
      {format.date(date)}, {format.clock(time)}
      {end && ` – ${format.clock(end)}`}
    </time>
  );
}

function Attempts({ call: { attempts } }: { call: DeskCall }) {
  const { t } = useTranslation('inbox');
  if (attempts.length === 0) return null;
  return (
    <ol aria-label={t('calls.attempts')} className="flex flex-col gap-1.5 border-border border-s-2 ps-3 text-sm">
      {attempts.map(({ outcome, note, author, createdAt }) => (
        <li key={createdAt}>
          <span className="font-medium">{t(`calls.outcome.${outcome}`)}</span>
          <span className="text-text-muted">
            {' '}
            · {author} · <When instant={createdAt} />
          </span>
          {note && <span className="wrap-anywhere block text-text-muted">{note}</span>}
        </li>
      ))}
    </ol>
  );
}
