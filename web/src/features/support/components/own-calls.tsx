import type { CallRequest } from '@pahiya/contract/support/schemas';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { api, orpc } from '@/lib/api/api.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { Card, CardBody, CardTitle } from '@/ui/card.tsx';
import { notify } from '@/ui/notify.ts';
import { ownCalls } from '../queries/help.ts';
import { momentOf } from '../rules/messages.ts';

const tones = { pending: 'info', done: 'success', missed: 'accent', cancelled: 'secondary' } as const;
const parts = { '10:00': 'morning', '14:00': 'afternoon', '17:00': 'evening' } as const;

export function OwnCalls() {
  const { t } = useTranslation('support');
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(ownCalls());
  const calls = data?.pages.flatMap(({ items }) => items) ?? [];
  if (calls.length === 0) return null;
  return (
    <Card>
      <CardBody>
        <CardTitle>{t('call.own')}</CardTitle>
        <ul className="mt-3 divide-y divide-border">
          {calls.map((call) => (
            <li key={call.id} className="py-3">
              <Call call={call} />
            </li>
          ))}
        </ul>
        {hasNextPage && (
          <Button variant="outline" size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('call.more')}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}

function Call({ call: { id, reason, preferredTime, status, canCancel } }: { call: CallRequest }) {
  const { t } = useTranslation('support');
  const format = useFormat();
  const failureText = useFailureText();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.support.cancelCall({ callId: id }),
    onSettled: () => client.invalidateQueries({ queryKey: orpc.support.callRequests.key() }),
    onSuccess: () => notify.success(t('call.cancelled')),
    onError: (error) => notify.error(t('call.cancelFailed'), failureText(error) ?? undefined),
  });
  const { date, time } = momentOf(preferredTime);
  const part = Object.entries(parts).find(([start]) => start === time)?.[1];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {t('call.when', { date: format.date(date), part: part ? t(`call.hours.${part}`) : format.clock(time) })}
          <Badge tone={tones[status]}>{t(`call.status.${status}`)}</Badge>
        </p>
        <p className="text-sm text-text-muted wrap-anywhere">{reason}</p>
      </div>
      {canCancel && (
        <Button variant="outline" size="small" loading={isPending} onClick={() => mutate()}>
          {t('call.cancelCall')}
        </Button>
      )}
    </div>
  );
}
