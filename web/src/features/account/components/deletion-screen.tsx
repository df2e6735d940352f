import { brand } from '@pahiya/contract/shared/brand';
import { Link } from '@tanstack/react-router';
import { CircleCheck, Link2Off } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LoadingArea } from '@/layout/loading-area.tsx';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { useLinkToken } from '@/shared/auth/use-link-token.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { DeletionForm } from './deletion-form.tsx';
import { DeletionSummary } from './deletion-summary.tsx';
import { Outcome } from './outcome.tsx';

/** Only those who come from the mailed link see it. */
const ConfirmDeletion = lazyPart(async () => {
  const { ConfirmDeletion } = await import('./confirm-deletion.tsx');
  return { default: ConfirmDeletion };
});

/** Deletes an account without signing in: the visitor requests a link, which leads back here. */
export function DeletionScreen() {
  const { t } = useTranslation('account');
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h1 className="text-title">{t('page.title', { brand: brand.name })}</h1>
        <p className="mt-1.5 text-pretty text-text-muted">{t('page.text')}</p>
      </div>
      <Card className="p-5 sm:p-8">
        <Step />
      </Card>
      <DeletionSummary />
      <p className="text-pretty text-sm text-text-muted">{t('page.howLong')}</p>
    </div>
  );
}

function Step() {
  const { t } = useTranslation('account');
  const token = useLinkToken();
  const [refused, setRefused] = useState<string | null>(null);
  const [asksAgain, setAsksAgain] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);

  if (isDone) {
    return (
      <Outcome icon={<CircleCheck />} title={t('delete.done')} text={t('page.doneText')}>
        <Button asChild variant="outline">
          <Link to="/">{t('page.home')}</Link>
        </Button>
      </Outcome>
    );
  }
  // The server does not see the token, so it renders the form for visitors without one.
  if (!token || token === asksAgain) return <DeletionForm />;
  if (token !== refused) {
    return (
      <Suspense fallback={<LoadingArea />}>
        <ConfirmDeletion
          key={token}
          token={token}
          onDone={() => setDone(true)}
          onRefused={() => setRefused(token)}
          onKeep={() => setAsksAgain(token)}
        />
      </Suspense>
    );
  }
  return (
    <Outcome icon={<Link2Off />} title={t('page.badLink')} text={t('page.badLinkText')}>
      <Button onClick={() => setAsksAgain(token)}>{t('page.again')}</Button>
    </Outcome>
  );
}
