import type { ModerationSubject } from '@pahiya/contract/desk/moderation/schemas';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import type { RulingTarget } from '../../rules/ruling-target.ts';
import { When } from '../when.tsx';
import { ReportReasons } from './report-reasons.tsx';
import { ReportedThing } from './reported-thing.tsx';

interface SubjectViewProps {
  subject: ModerationSubject;
  onOpen: (place: RulingTarget) => void;
}

export function SubjectView({ subject, onOpen }: SubjectViewProps) {
  const { t } = useTranslation('moderation');
  const { target, author, report, rulings } = subject;
  return (
    <div className="flex flex-col gap-4">
      <div className="rounded-card border border-border p-3">
        <ReportedThing thing={subject} isWhole />
        {target !== 'profile' && (
          <Button
            variant="ghost"
            size="small"
            className="-ms-3.5 mt-1"
            onClick={() => onOpen({ target: 'profile', targetId: author.id })}
          >
            {t('toAuthor')}
          </Button>
        )}
      </div>
      <section className="flex flex-col gap-1.5">
        <h3 className="font-semibold text-sm">
          <Source report={report} />
        </h3>
        {report && <ReportReasons reasons={report.reasons} />}
      </section>
      {rulings.length > 0 && <Rulings rulings={rulings} />}
    </div>
  );
}

function Source({ report }: Pick<ModerationSubject, 'report'>) {
  const { t } = useTranslation('moderation');
  if (!report) return t('notReported');
  return report.reporters === 0 ? t('heldBySystem') : t('reporters', { count: report.reporters });
}

function Rulings({ rulings }: Pick<ModerationSubject, 'rulings'>) {
  const { t } = useTranslation('moderation');
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="font-semibold text-sm">{t('rulings')}</h3>
      <ul className="flex flex-col gap-1.5 text-sm">
        {rulings.map(({ id, action, moderator, reason, createdAt }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-medium">{t(`past.${action}`)}</span>
            <span className="text-text-muted">
              {' '}
              · {moderator} · <When instant={createdAt} />
            </span>
            <span className="block">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
