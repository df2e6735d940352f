import type { AuditEntry } from '@pahiya/contract/desk/administration/schemas';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';
import { ruledOn } from '../../rules/ruling.ts';
import { rulingText } from '../../rules/ruling-target.ts';
import { auditDetails, isAuditDetail } from '../../rules/shown-audit-details.ts';
import { roleOf } from '../../rules/team.ts';

export function AuditDetails({ entry, className }: { entry: AuditEntry; className?: string }) {
  const { t } = useTranslation('administration');
  const place = ruledOn(entry);
  return (
    <div className={cn('wrap-anywhere max-w-md text-sm', className)}>
      <ul>
        {auditDetails(entry.action, entry.details).map(({ name, from, to }) => (
          <li key={name}>
            <span className="text-text-muted">{isAuditDetail(name) ? t(`audit.detail.${name}`) : name}: </span>
            {from !== undefined && <span className="text-text-muted">{from} → </span>}
            <Value name={name} text={to} />
          </li>
        ))}
      </ul>
      {place && (
        <Link
          to="/desk/reports"
          search={{ ruling: rulingText(place) }}
          className="inline-flex min-h-6 items-center font-medium underline underline-offset-4"
        >
          {t('audit.look')}
        </Link>
      )}
    </div>
  );
}

function Value({ name, text }: { name: string; text: string }) {
  const { t } = useTranslation('administration');
  const role = name === 'role' ? roleOf(text) : undefined;
  return role ? t(`roles.${role}`) : text;
}
