import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { HelpHub } from '@/features/support/components/help-hub.tsx';
import { faqData, supportHead } from '@/features/support/head.ts';
import { faqOptions } from '@/features/support/queries/help.ts';
import { matchingFaq } from '@/features/support/rules/faq.ts';
import { useFaq } from '@/features/support/use-faq.ts';
import { bringTexts } from '@/i18n/add-texts.ts';
import { defaultLanguage, isLanguageCode } from '@/i18n/languages.ts';
import { SiteShell } from '@/layout/site-shell.tsx';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { StructuredData } from '@/lib/page/structured-data.tsx';

const LegalDialog = lazyPart(async () => {
  const { LegalDialog } = await import('@/features/support/components/legal-dialog.tsx');
  return { default: LegalDialog };
});

const legalKinds = ['terms', 'privacy'] as const;

interface SupportSearch {
  q?: string;
  show?: (typeof legalKinds)[number];
}

const namespaces = ['support'] as const;

export const Route = createFileRoute('/support/')({
  validateSearch: ({ q, show }): SupportSearch => ({
    q: typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, 80) || undefined : undefined,
    show: legalKinds.find((kind) => kind === show),
  }),
  loader: async ({ context: { queryClient, i18n } }) => {
    const language = isLanguageCode(i18n.language) ? i18n.language : defaultLanguage;
    const asked = queryClient.prefetchQuery(faqOptions(language));
    await bringTexts(i18n, namespaces);
    // In the browser the page renders at once, with its list loading.
    if (import.meta.env.SSR) await asked;
    return { head: supportHead({ i18n }) };
  },
  staticData: { namespaces },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Support,
});

function Support() {
  const { q, show } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data } = useFaq();
  const shown = matchingFaq(data ?? [], q);
  return (
    <SiteShell>
      <HelpHub
        text={q}
        onText={(text) =>
          void navigate({ search: (search) => ({ ...search, q: text }), replace: true, resetScroll: false })
        }
        onLegal={(kind) => void navigate({ search: (search) => ({ ...search, show: kind }), resetScroll: false })}
      />
      {shown.length > 0 && <StructuredData data={faqData(shown)} />}
      {show && (
        <Suspense>
          <LegalDialog
            kind={show}
            onClose={() =>
              void navigate({ search: (search) => ({ ...search, show: undefined }), replace: true, resetScroll: false })
            }
          />
        </Suspense>
      )}
    </SiteShell>
  );
}
