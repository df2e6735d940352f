import type { DeskReport } from '@pahiya/contract/desk/moderation/schemas';
import { Flag } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import type { RulingTarget } from '../../rules/ruling-target.ts';
import { When } from '../when.tsx';
import { ReportReasons } from './report-reasons.tsx';
import { ReportedThing } from './reported-thing.tsx';

interface ReportRowProps {
  report: DeskReport;
  onOpen: (place: RulingTarget) => void;
}

export function ReportRow({ report, onOpen }: ReportRowProps) {
  const { t } = useTranslation('moderation');
  const { target, targetId, author, reporters, reasons, createdAt } = report;
  return (
    <li className="grid gap-3 rounded-card border border-border bg-surface p-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto] lg:gap-6">
      <ReportedThing thing={report} />
      <div className="flex min-w-0 flex-col gap-1.5">
        <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-text-muted">
          <Flag aria-hidden="true" className="size-4" />
          <span>{reporters === 0 ? t('heldBySystem') : t('reporters', { count: reporters })}</span>
          <span aria-hidden="true">·</span>
          <When instant={createdAt} />
        </p>
        <ReportReasons reasons={reasons} most={3} />
      </div>
      <Button variant="outline" className="lg:self-start" onClick={() => onOpen({ target, targetId })}>
        {t('decide')}
        <span className="sr-only"> {t(`of.${target}`, { name: author.fullName })}</span>
      </Button>
    </li>
  );
}
