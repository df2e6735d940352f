import { Suspense } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { PageHeader } from '@/layout/page-header.tsx';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { FaqSection } from './faq-section.tsx';
import { HelpCards } from './help-cards.tsx';
import { HelpFooter } from './help-footer.tsx';

const RecentTickets = lazyPart(async () => {
  const { RecentTickets } = await import('./recent-tickets.tsx');
  return { default: RecentTickets };
});

const OwnCalls = lazyPart(async () => {
  const { OwnCalls } = await import('./own-calls.tsx');
  return { default: OwnCalls };
});

interface HelpHubProps {
  text: string | undefined;
  onText: (text: string | undefined) => void;
  onLegal: (kind: 'terms' | 'privacy') => void;
}

export function HelpHub({ text, onText, onLegal }: HelpHubProps) {
  const { t } = useTranslation('support');
  const { status } = useSession();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t('title')} subtitle={t('subtitle')} backTo="/" />
      <div className="flex flex-col gap-10">
        <HelpCards />
        {status === 'signed-in' && (
          <Suspense>
            <RecentTickets />
            <OwnCalls />
          </Suspense>
        )}
        <FaqSection text={text} onText={onText} />
        <HelpFooter onLegal={onLegal} />
      </div>
    </div>
  );
}
