import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { boardOptions } from '../../queries/garage.ts';
import { DeskPage } from '../desk-page.tsx';
import { Loaded } from '../loaded.tsx';

export function BoardScreen({ garageId }: { garageId: string }) {
  const { t } = useTranslation('desk');
  const query = useQuery(boardOptions({ garageId, days: 1 }));
  return (
    <DeskPage title={t('place.board')} subtitle={query.data?.garage.name}>
      <Loaded query={query}>
        {({ days }) => (
          <ul>
            {days.flatMap((day) =>
              day.bookings.map((booking) => (
                <li key={booking.id}>
                  {booking.bookingTime} {booking.customerName}
                </li>
              )),
            )}
          </ul>
        )}
      </Loaded>
    </DeskPage>
  );
}
