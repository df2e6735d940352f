import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { AuditScreen } from '@/features/desk/components/administration/audit-screen.tsx';
import { type AuditSubject, auditSubjectOf } from '@/features/desk/rules/audit.ts';
import { bringTexts } from '@/i18n/add-texts.ts';

interface AuditSearch {
  subject?: AuditSubject;
}

export const Route = createFileRoute('/_guarded/desk/audit')({
  validateSearch: ({ subject }): AuditSearch => ({ subject: auditSubjectOf(subject) }),
  loader: ({ context: { i18n } }) => bringTexts(i18n, ['administration']),
  head: ({ match: { context } }) => ({ meta: [{ title: `${context.i18n.t('desk:place.audit')} · ${brand.name}` }] }),
  component: Audit,
});

function Audit() {
  const { subject } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AuditScreen
      subject={subject}
      onSubject={(chosen) => void navigate({ search: { subject: chosen }, replace: true, resetScroll: false })}
    />
  );
}
