import { limits } from '@pahiya/contract/shared/limits';
import type { TicketDetail } from '@pahiya/contract/support/schemas';
import { type SubmitEvent, useState } from 'react';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { Card, CardBody } from '@/ui/card.tsx';
import { Field } from '@/ui/field.tsx';
import { FieldGroup } from '@/ui/field-group.tsx';
import { notify } from '@/ui/notify.ts';
import { RadioCard } from '@/ui/radio-card.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import { useRateTicket } from '../use-ticket.ts';

const choices = [1, 2, 3, 4, 5];

/** One to five stars for the resolution. The rating can be changed later. */
export function RateTicket({ ticket: { id, rating } }: { ticket: TicketDetail }) {
  const { t } = useTranslation('support');
  const failureText = useFailureText();
  const { mutateAsync, isPending } = useRateTicket(id);
  const [stars, setStars] = useState(rating?.stars);
  const [comment, setComment] = useState(rating?.comment ?? '');
  const [isAsked, setAsked] = useState(false);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    setAsked(true);
    if (stars === undefined || isPending) return;
    // `mutateAsync` is awaited, because this component may be replaced before the answer arrives.
    try {
      await mutateAsync({ stars, comment });
      notify.success(t('ticket.rated'));
    } catch (error) {
      notify.error(t('ticket.rateFailed'), failureText(error) ?? undefined);
    }
  }

  return (
    <Card>
      <CardBody>
        <form onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
          <FieldGroup
            legend={t('ticket.rateTitle')}
            error={isAsked && stars === undefined ? t('ticket.chooseStars') : undefined}
            dense
            className="grid-cols-5"
          >
            {choices.map((count) => (
              <RadioCard
                key={count}
                compact
                name="stars"
                value={count}
                checked={stars === count}
                onChange={() => setStars(count)}
                title={
                  <>
                    <span aria-hidden="true">{count} ★</span>
                    <span className="sr-only">{t('ticket.star', { count })}</span>
                  </>
                }
              />
            ))}
          </FieldGroup>
          <Field label={t('ticket.rateComment')}>
            <Textarea
              rows={2}
              value={comment}
              onChange={(event) => setComment(event.target.value)}
              maxLength={limits.reviewLength}
            />
          </Field>
          <Button type="submit" loading={isPending} className="self-start">
            {t(rating ? 'ticket.changeRating' : 'ticket.rate')}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
