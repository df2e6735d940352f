import { limits } from '@pahiya/contract/shared/limits';
import { useTranslation } from '@/i18n/use-translation.ts';
import { PageHeader } from '@/layout/page-header.tsx';
import { useSession } from '@/lib/session/use-session.ts';
import { useOwnPhone } from '@/shared/profiles/use-own-phone.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { SignInNotice } from './sign-in-notice.tsx';
import { TicketForm } from './ticket-form.tsx';

interface TicketFormScreenProps {
  bookingId: string | undefined;
  appealOf: string | undefined;
  category: 'grievance' | undefined;
  /** Address of this page, to return to after signing in. */
  here: string;
  onSignIn: () => void;
  onCreated: () => void;
}

export function TicketFormScreen(props: TicketFormScreenProps) {
  const { bookingId, appealOf, category, here, onSignIn, onCreated } = props;
  const { t } = useTranslation('support');
  const { status, user } = useSession();
  const phone = useOwnPhone(user?.id);
  const subject = appealOf ? t('form.appealSubject') : bookingId ? t('form.bookingSubject') : '';
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t('form.title')} subtitle={t('form.subtitle')} backTo="/support" />
      {appealOf && <p className="mb-5 rounded-card bg-info-soft p-4 text-info">{t('form.appealHint')}</p>}
      {category && <GrievanceHint />}
      {status === 'signed-out' && <SignInNotice text={t('form.signedOut')} next={here} />}
      {status === 'loading' || phone === undefined ? (
        <FormSkeleton />
      ) : (
        <TicketForm
          key={`${user?.id} ${bookingId} ${appealOf} ${category}`}
          userId={user?.id}
          bookingId={bookingId}
          appealOf={appealOf}
          category={category}
          defaults={{
            name: user?.fullName ?? '',
            email: user?.email ?? '',
            phone,
            subject,
            category: category ?? (appealOf ? 'other' : bookingId ? 'booking' : ''),
            priority: 'medium',
            bookingId: '',
            description: '',
          }}
          onSignIn={onSignIn}
          onCreated={onCreated}
        />
      )}
    </div>
  );
}

function GrievanceHint() {
  const { t } = useTranslation('support');
  const promise = { hours: limits.grievanceAcknowledgeHours, days: limits.grievanceDueDays };
  return <p className="mb-5 rounded-card bg-info-soft p-4 text-info">{t('grievance.text', promise)}</p>;
}
