import { brand } from '@pahiya/contract/shared/brand';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { TicketFormScreen } from '@/features/support/components/ticket-form-screen.tsx';
import { bringTexts } from '@/i18n/add-texts.ts';
import { SiteShell } from '@/layout/site-shell.tsx';

interface TicketSearch {
  /** A booking to preselect. A garage's page sends the garage's id (product, section 12.3). */
  booking_id?: string;
  appeal?: string;
  /** A grievance instead of a question. */
  about?: 'grievance';
}

const someId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const Route = createFileRoute('/support/create-ticket')({
  // The draft is in the browser, so the server has nothing to render.
  ssr: false,
  validateSearch: ({ booking_id, appeal, about }): TicketSearch => ({
    booking_id: idOf(booking_id),
    appeal: idOf(appeal),
    about: about === 'grievance' ? about : undefined,
  }),
  loader: ({ context: { i18n } }) => bringTexts(i18n, ['support']),
  head: ({ match: { context } }) => ({
    meta: [
      { title: `${context.i18n.t('support:form.title')} · ${brand.name}` },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: CreateTicket,
});

function idOf(value: unknown): string | undefined {
  return typeof value === 'string' && someId.test(value) ? value : undefined;
}

function CreateTicket() {
  const { booking_id, appeal, about } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { latestLocation } = useRouter();
  const here = latestLocation.href;
  return (
    <SiteShell>
      <TicketFormScreen
        bookingId={booking_id}
        appealOf={appeal}
        category={about}
        here={here}
        onSignIn={() => void navigate({ to: '/auth', search: { next: here } })}
        onCreated={() => void navigate({ to: '/support/tickets' })}
      />
    </SiteShell>
  );
}
