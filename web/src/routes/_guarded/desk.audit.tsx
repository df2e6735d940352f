import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute } from '@tanstack/react-router';
import { AuditScreen } from '@/features/desk/components/administration/audit-screen.tsx';
import { auditOptions } from '@/features/desk/queries/administration.ts';
import { type AuditSubject, auditSubjectOf } from '@/features/desk/rules/audit.ts';
import { bringTexts } from '@/i18n/add-texts.ts';

interface AuditSearch {
  subject?: AuditSubject;
  garage?: string;
}

const idText = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function isId(value: unknown): value is string {
  return typeof value === 'string' && idText.test(value);
}

export const Route = createFileRoute('/_guarded/desk/audit')({
  validateSearch: ({ subject, garage }): AuditSearch => ({
    subject: auditSubjectOf(subject),
    garage: isId(garage) ? garage : undefined,
  }),
  loaderDeps: ({ search: { subject, garage } }) => ({ subject, garage }),
  loader: async ({ context: { queryClient, i18n }, deps: { subject, garage } }) => {
    void queryClient.prefetchInfiniteQuery(auditOptions({ action: subject, garageId: garage }));
    await bringTexts(i18n, ['administration']);
  },
  head: ({ match: { context } }) => ({ meta: [{ title: `${context.i18n.t('desk:place.audit')} · ${brand.name}` }] }),
  component: Audit,
});

function Audit() {
  const { subject, garage } = Route.useSearch();
  const navigate = Route.useNavigate();

  function show(change: AuditSearch) {
    void navigate({ search: { subject, garage, ...change }, replace: true, resetScroll: false });
  }

  return (
    <AuditScreen
      subject={subject}
      onSubject={(chosen) => show({ subject: chosen })}
      garageId={garage}
      onGarage={(chosen) => show({ garage: chosen })}
    />
  );
}
