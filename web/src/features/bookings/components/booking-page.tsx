import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/layout/page-header.tsx';
import { useSession } from '@/lib/session/use-session.ts';
import { Card, CardBody } from '@/ui/card.tsx';
import { garageQuery } from '../queries/booking-page.ts';
import { BookingForm } from './booking-form.tsx';
import { BookingPageSkeleton } from './booking-page-skeleton.tsx';
import { CustomerDetails } from './customer-details.tsx';
import { GarageLoadProblem } from './garage-load-problem.tsx';
import { GarageSummary } from './garage-summary.tsx';

interface BookingPageProps {
  garageId: string;
  /** `?search=` of the address. */
  search: string;
  onSearched: (text: string) => void;
}

export function BookingPage({ garageId, search, onSearched }: BookingPageProps) {
  const { t } = useTranslation('booking');
  const { user } = useSession();
  const { data, error, errorUpdateCount, isFetching, refetch } = useQuery(garageQuery(garageId));
  const problem = error && !data;
  return (
    <>
      <PageHeader title={t('title')} backTo="/services" />
      {problem && (
        <GarageLoadProblem
          error={error}
          attempt={errorUpdateCount}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !problem && <BookingPageSkeleton />}
      {data && user && (
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
            search={search}
            onSearched={onSearched}
          />
        </div>
      )}
    </>
  );
}
