import type { DeskTicket } from '@pahiya/contract/desk/support/schemas';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@/i18n/use-translation.ts';
import { rulingText } from '../../rules/ruling-target.ts';
import { When } from '../when.tsx';

type Ruling = NonNullable<DeskTicket['appeal']>;

const actions = ['hide', 'restore', 'warn', 'suspend', 'reinstate', 'dismiss'] as const;

export function Appeal({ ruling }: { ruling: Ruling }) {
  const { action, target, reason, moderator, createdAt } = ruling;
  const { t } = useTranslation('inbox');
  const known = actions.find((name) => name === action);
  return (
    <div className="flex flex-col gap-1 rounded-control border border-danger/40 bg-danger-soft/50 px-3 py-2.5 text-sm">
      <p className="font-semibold">
        {t('appeal.ruling', {
          action: known ? t(`appeal.action.${known}`) : action,
          target: t(`appeal.target.${target}`),
        })}
      </p>
      <p className="wrap-anywhere">{t('appeal.reason', { reason })}</p>
      <p className="text-text-muted">
        {t('by', { name: moderator })} · <When instant={createdAt} />
      </p>
      <Link
        to="/desk/reports"
        search={{ ruling: rulingText(ruling) }}
        className="inline-flex min-h-9 items-center self-start font-medium underline underline-offset-4"
      >
        {t('appeal.look')}
      </Link>
    </div>
  );
}
