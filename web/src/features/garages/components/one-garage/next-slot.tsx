import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@/i18n/use-translation.ts';
import { buttonStyles } from '@/ui/button.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { nextFreeOptions } from '../../queries/next-free-slots.ts';
import { NextFree } from '../results/next-free.tsx';

/** The browser asks for it, because bookings and time change it without a change of the garage. */
export function NextSlot({ garageId }: { garageId: string }) {
  const { t } = useTranslation('garage');
  const { data, isError } = useQuery(nextFreeOptions([garageId]));
  const slot = data?.find((each) => each.garageId === garageId)?.slot ?? (data ? null : undefined);
  return (
    <div className="flex min-h-20 flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:px-5">
      <div className="min-w-min flex-1 basis-40">
        <h2 className="font-semibold text-sm">{t('next.title')}</h2>
        <div className="mt-0.5">
          {isError && !data ? (
            <p className="text-sm text-text-muted">{t('next.failed')}</p>
          ) : slot === undefined ? (
            <Loading />
          ) : (
            <NextFree slot={slot} />
          )}
        </div>
      </div>
      {slot && (
        <Link
          to="/book/$garageId"
          params={{ garageId }}
          search={{ date: slot.date, time: slot.startTime }}
          className={buttonStyles({ variant: 'outline', size: 'small' })}
        >
          {t('next.book')}
        </Link>
      )}
    </div>
  );
}

function Loading() {
  const { t } = useTranslation('garage');
  return (
    <>
      <span className="sr-only">{t('next.loading')}</span>
      <Skeleton className="h-5 w-40 max-w-full" />
    </>
  );
}
