import { Link, useLocation } from '@tanstack/react-router';
import { LockKeyhole } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { Button } from '@/ui/button.tsx';

/** Names and amounts are shown only to the owner, so signed-out visitors are offered to sign in and return. */
export function SignInNotice() {
  const { t } = useTranslation('payment');
  const { status } = useSession();
  const next = useLocation({ select: ({ href }) => href });
  if (status !== 'signed-out') return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-surface-sunken p-4">
      <p className="flex min-w-0 flex-1 basis-52 items-start gap-2.5 text-sm">
        <LockKeyhole aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-text-muted" />
        {t('signIn.text')}
      </p>
      <Button asChild variant="outline" size="small">
        <Link to="/auth" search={{ next }}>
          {t('signIn.action')}
        </Link>
      </Button>
    </div>
  );
}
