import type { DeskReport } from '@pahiya/contract/desk/moderation/schemas';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Badge } from '@/ui/badge.tsx';

export function ReportReasons({ reasons, most }: Pick<DeskReport, 'reasons'> & { most?: number }) {
  const { t } = useTranslation('moderation');
  const shown = reasons.slice(0, most);
  const left = reasons.length - shown.length;
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {shown.map(({ reason, note }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no id and never move
        <li key={place} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone="danger">{t(`reasons.${reason}`)}</Badge>
          {note && <span className="wrap-anywhere min-w-0">“{note}”</span>}
        </li>
      ))}
      {left > 0 && <li className="text-text-muted">{t('moreReasons', { count: left })}</li>}
    </ul>
  );
}
