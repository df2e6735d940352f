import type { DeskBooking } from '@pahiya/contract/desk/garage/schemas';
import { CircleCheck, CircleX, IndianRupee, Play } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { Button } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import { notify } from '@/ui/notify.ts';
import { startObstacle } from '../../rules/start-obstacle.ts';
import { useWork } from '../../use-work.ts';

const CancelDialog = lazyPart(async () => {
  const { CancelDialog: component } = await import('./cancel-dialog.tsx');
  return { default: component };
});

const icons = { start: <Play />, cash: <IndianRupee />, complete: <CircleCheck />, cancel: <CircleX /> };

/** Order of the buttons, the next step first. Assigning has its own section above. */
const order = ['start', 'complete', 'cash', 'cancel'] as const;
type Act = (typeof order)[number];

/** Actions the server allows for this booking now. */
export function BookingActions({ booking }: { booking: DeskBooking }) {
  const { t } = useTranslation('workshop');
  const { run, running } = useWork(booking.id);
  const [isCancelling, setCancelling] = useState(false);
  const acts = order.filter((act) => booking.allowedActions.includes(act));

  async function act(kind: Act) {
    if (kind === 'cancel') return setCancelling(true);
    if (running) return;
    const outcome = await run({ kind });
    if (!outcome.ok) notify.error(t('board.failed.title'), outcome.problem, booking.id);
  }

  return (
    <div className="grid w-full grid-cols-2 gap-2">
      <StartNote booking={booking} />
      {acts.map((kind, place) => (
        <Button
          key={kind}
          variant={kind === 'cancel' ? 'outline' : place === 0 ? 'primary' : 'secondary'}
          size={kind === 'cancel' ? 'medium' : 'large'}
          loading={running?.kind === kind}
          aria-haspopup={kind === 'cancel' ? 'dialog' : undefined}
          className={cn('px-3', (place === 0 || acts.length === 2) && 'col-span-2')}
          onClick={() => void act(kind)}
        >
          {icons[kind]}
          {t(`board.act.${kind}`)}
        </Button>
      ))}
      {isCancelling && (
        <Suspense>
          <CancelDialog booking={booking} onClose={() => setCancelling(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Says why the button that starts the work is missing. */
function StartNote({ booking }: { booking: DeskBooking }) {
  const { t } = useTranslation('workshop');
  const format = useFormat();
  const obstacle = startObstacle(booking);
  if (obstacle === null) return null;
  return (
    <p className="col-span-2 text-center text-sm text-text-muted">
      {obstacle === 'early'
        ? t('board.act.startsOn', { day: format.date(booking.bookingDate) })
        : t('board.act.startsPaid')}
    </p>
  );
}
