import type { CallSlot } from '@pahiya/contract/support/schemas';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { FieldGroup } from '@/ui/field-group.tsx';
import { RadioCard } from '@/ui/radio-card.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { callSlots } from '../queries/help.ts';
import type { useCallForm } from '../use-call-form.ts';

interface SlotFieldProps {
  choice: (slot: string) => ReturnType<ReturnType<typeof useCallForm>['form']['choice']>;
  value: string;
  onOver: () => void;
  error: string | undefined;
}

/** Refetched regularly, so that a page left open shows which slots have passed. */
const renewedMs = 60_000;

/** Slots of today and tomorrow. Past ones are shown but cannot be chosen. */
export function SlotField({ choice, value, onOver, error }: SlotFieldProps) {
  const { t } = useTranslation(['support', 'common']);
  const format = useFormat();
  const { data: slots, isPending, isFetching, refetch } = useQuery({ ...callSlots(), refetchInterval: renewedMs });
  const isOver =
    slots !== undefined && value !== '' && !slots.some((slot) => slotValue(slot) === value && !slot.isOver);
  const reportOver = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) reportOver();
  }, [isOver]);

  return (
    <FieldGroup legend={t('call.slot')} required error={error} className="sm:grid-cols-2">
      {isPending && [1, 2, 3, 4].map((place) => <Skeleton key={place} shape="card" className="h-20" />)}
      {slots?.map((slot) => (
        <RadioCard
          key={slotValue(slot)}
          {...choice(slotValue(slot))}
          disabled={slot.isOver}
          title={t('call.slotName', { day: t(`common:date.${slot.day}`), part: t(`call.${slot.part}`) })}
          description={`${format.day(slot.date)}, ${t(`call.hours.${slot.part}`)}${slot.isOver ? ` (${t('call.over')})` : ''}`}
        />
      ))}
      {!isPending && !slots && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>{t('call.slotsFailed')}</p>
          <Button variant="outline" size="small" loading={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}

function slotValue({ date, time }: CallSlot): string {
  return `${date} ${time}`;
}
