import type { DeskTicket } from '@pahiya/contract/desk/support/schemas';
import { useTranslation } from 'react-i18next';
import { When } from '../when.tsx';

type Ruling = NonNullable<DeskTicket['appeal']>;

const actions = ['hide', 'restore', 'warn', 'suspend', 'reinstate', 'dismiss'] as const;

/** What a moderator did and why: the customer asks to look at it again. */
export function Appeal({ ruling: { action, target, reason, moderator, createdAt } }: { ruling: Ruling }) {
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
    </div>
  );
}
