import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { Mail, Pencil, Phone, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { ownProfile } from '@/shared/profiles/queries.ts';
import { Button } from '@/ui/button.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';

/**
 * Contact data of the customer. A missing phone number is left out, because the form below asks for it. If the profile
 * fails to load, name and e-mail come from the session, without a toast (product, section 10.6).
 */
export function CustomerDetails() {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const { user } = useSession();
  const { data: profile, isPending } = useQuery(ownProfile());
  const from = useLocation({ select: ({ href }) => href });
  return (
    <div className="flex flex-wrap items-start justify-between gap-3 border-border border-t pt-4">
      <dl className="flex min-w-0 flex-1 basis-48 flex-col gap-x-6 gap-y-1.5 text-sm sm:flex-row sm:flex-wrap">
        <Detail icon={<UserRound />} term={t('customer.name')}>
          {profile?.fullName ?? user?.fullName}
        </Detail>
        <Detail icon={<Mail />} term={t('customer.email')}>
          {profile?.email ?? user?.email}
        </Detail>
        {(isPending || profile?.phone) && (
          <Detail icon={<Phone />} term={t('customer.phone')}>
            {profile?.phone ? format.phone(profile.phone) : <Skeleton className="h-4 w-28" />}
          </Detail>
        )}
      </dl>
      <Button asChild variant="outline" size="small">
        <Link to="/settings" search={{ from }} aria-label={t('customer.editLabel')}>
          <Pencil aria-hidden="true" className="size-4" />
          {t('customer.edit')}
        </Link>
      </Button>
    </div>
  );
}

function Detail({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-center gap-2">
      <dt className="shrink-0 text-text-muted [&_svg]:size-4">
        <span aria-hidden="true">{icon}</span>
        <span className="sr-only">{term}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
