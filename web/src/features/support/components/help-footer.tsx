import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useReached } from '@/lib/viewport/use-reached.ts';
import { Button } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import { supportState } from '../queries/help.ts';

const legal = ['terms', 'privacy'] as const;

export function HelpFooter({ onLegal }: { onLegal: (kind: (typeof legal)[number]) => void }) {
  const { t } = useTranslation('support');
  return (
    <section aria-labelledby="help-now" className="flex flex-col items-center gap-5 text-center">
      <div className="flex w-full flex-col items-center gap-4 rounded-sheet bg-accent-soft px-5 py-8 text-on-accent-soft">
        <div>
          <h2 id="help-now" className="text-title">
            {t('footer.title')}
          </h2>
          <p className="mt-1 text-pretty">{t('footer.text')}</p>
          <AgentState />
        </div>
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild>
            <Link to="/support/chat">{t('footer.chat')}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to="/support/call-request">{t('footer.call')}</Link>
          </Button>
        </div>
      </div>
      <p className="flex flex-wrap justify-center gap-x-2">
        {legal.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-haspopup="dialog"
            onClick={() => onLegal(kind)}
            className="min-h-11 rounded-control px-3 text-sm text-text-muted underline underline-offset-4 hover:text-text"
          >
            {t(`footer.${kind}`)}
          </button>
        ))}
        <Link
          to="/support/create-ticket"
          search={{ about: 'grievance' }}
          className="inline-flex min-h-11 items-center rounded-control px-3 text-sm text-text-muted underline underline-offset-4 hover:text-text"
        >
          {t('grievance.title')}
        </Link>
        <Link
          to="/delete-account"
          className="inline-flex min-h-11 items-center rounded-control px-3 text-sm text-text-muted underline underline-offset-4 hover:text-text"
        >
          {t('footer.deleteAccount')}
        </Link>
      </p>
    </section>
  );
}

/** Asked when it comes near the screen, because few visitors read to the end. */
function AgentState() {
  const { t } = useTranslation('support');
  const [isReached, setReached] = useState(false);
  const end = useReached(() => setReached(true));
  const { data } = useQuery({ ...supportState(), enabled: isReached });
  const isOnline = data?.isAgentOnline ?? false;
  return (
    <p ref={end} role="status" className="mt-2 min-h-10 max-w-md text-pretty text-sm sm:min-h-5">
      {data && (
        <>
          <span
            aria-hidden="true"
            className={cn('me-2 inline-block size-2.5 rounded-full', isOnline ? 'bg-success' : 'bg-text-muted')}
          />
          {t(isOnline ? 'footer.agentOnline' : 'footer.agentAway')}
        </>
      )}
    </p>
  );
}
