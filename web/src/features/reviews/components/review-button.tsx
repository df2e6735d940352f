import type { Booking } from '@pahiya/contract/bookings/schemas';
import { Suspense, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useIsOffline } from '@/lib/connection/connection.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { Button } from '@/ui/button.tsx';
import type { ReviewDraft } from '../use-review-form.ts';

const ReviewDialog = lazyPart(async () => {
  const { ReviewDialog } = await import('./review-dialog.tsx');
  return { default: ReviewDialog };
});

interface ReviewButtonProps {
  booking: Booking;
  startsOpen?: boolean;
}

/** Opens the review of a booking that allows one. Unsaved text is restored when the dialog opens again. */
export function ReviewButton({ booking, startsOpen = false }: ReviewButtonProps) {
  const { t } = useTranslation('reviews');
  const isOffline = useIsOffline();
  const [isOpen, setOpen] = useState(startsOpen);
  const [draft, setDraft] = useState<ReviewDraft | null>(null);
  if (!booking.allowedActions.includes('review')) return null;

  function close(unsaved: ReviewDraft | null) {
    setDraft(unsaved);
    setOpen(false);
  }

  const kind = booking.review ? 'edit' : 'write';
  return (
    <>
      <Button
        variant={booking.review ? 'outline' : 'primary'}
        aria-label={t(`${kind}Of`, { garage: booking.garageName })}
        aria-haspopup="dialog"
        disabled={isOffline}
        onClick={() => setOpen(true)}
      >
        {t(kind)}
      </Button>
      {isOpen && (
        <Suspense>
          <ReviewDialog booking={booking} draft={draft} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
