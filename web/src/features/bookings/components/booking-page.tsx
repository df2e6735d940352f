import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { PageHeader } from '@/layout/page-header.tsx';
import { useSession } from '@/lib/session/use-session.ts';
import { garageQuery } from '@/shared/garages/queries.ts';
import { ownProfile } from '@/shared/profiles/queries.ts';
import { Button } from '@/ui/button.tsx';
import { Card, CardBody } from '@/ui/card.tsx';
import { bookingQuery } from '../queries/own-bookings.ts';
import type { Prepared } from '../rules/prepared.ts';
import type { OnlinePayment, OwnVehicles } from '../types/booking-screens.ts';
import { BookingForm } from './booking-form.tsx';
import { BookingPageSkeleton } from './booking-page-skeleton.tsx';
import { CustomerDetails } from './customer-details.tsx';
import { GarageLoadProblem } from './garage-load-problem.tsx';
import { GarageSummary } from './garage-summary.tsx';

interface BookingPageProps {
  garageId: string;
  search: string;
  onSearched: (text: string) => void;
  /** `?again=` in the address: a previous booking to prefill the form. */
  again?: string;
  prepared?: Prepared;
  payment: OnlinePayment;
  vehicles: OwnVehicles;
  /** Shown below the form of an existing garage, such as its reviews. */
  children?: ReactNode;
}

export function BookingPage({ garageId, again, children, ...form }: BookingPageProps) {
  const { t } = useTranslation('booking');
  const { user } = useSession();
  const { data, error, errorUpdateCount, isFetching, refetch } = useQuery(garageQuery(garageId));
  const former = useQuery({ ...bookingQuery(again ?? ''), enabled: again !== undefined });
  const profile = useQuery(ownProfile());
  // A profile that fails to load does not delay the form.
  const hasProfile = !profile.isPending || profile.failureCount > 0;
  const isReady = data && user && !former.isLoading && hasProfile;
  const problem = error && !data;
  return (
    <>
      <PageHeader
        title={t('title')}
        backTo="/services"
        action={
          <Button asChild variant="outline">
            <Link to="/support/create-ticket" search={{ booking_id: garageId }}>
              <LifeBuoy aria-hidden="true" />
              {t('getSupport')}
            </Link>
          </Button>
        }
      />
      {problem && (
        <GarageLoadProblem
          error={error}
          attempt={errorUpdateCount}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!isReady && !problem && <BookingPageSkeleton />}
      {isReady && (
        <div className="flex flex-col gap-5">
          <Card>
            <CardBody className="flex flex-col gap-4">
              <GarageSummary garage={data.garage} />
              <CustomerDetails />
            </CardBody>
          </Card>
          <BookingForm
            key={`${garageId} ${user.id}`}
            detail={data}
            userId={user.id}
            phone={profile.data?.phone}
            again={former.data}
            {...form}
          />
          {children}
        </div>
      )}
    </>
  );
}
