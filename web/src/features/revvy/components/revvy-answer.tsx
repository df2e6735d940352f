import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { useTranslation } from '@/i18n/use-translation.ts';
import type { MessageRowActions } from '../types.ts';
import { CardView } from './cards/card-view.tsx';
import { Interrupted } from './interrupted.tsx';
import { RevvyMark } from './revvy-mark.tsx';
import { FoldedAnswer } from './text/folded-answer.tsx';
import { MessageActions } from './turns/message-actions.tsx';
import { NextQuestions } from './turns/next-questions.tsx';
import { VersionSwitch } from './turns/version-switch.tsx';
import { WarningBlock } from './warning-block.tsx';

interface RevvyAnswerProps {
  reply: RevvyMessage;
  asked: string;
  isLast: boolean;
  isRead: boolean;
  canRead: boolean;
  ticket: string | null;
  actions: MessageRowActions;
}

export function RevvyAnswer({ reply, asked, isLast, isRead, canRead, ticket, actions }: RevvyAnswerProps) {
  const { t } = useTranslation('revvy');
  const { content, warning, language, cards, status } = reply;
  const isGrowing = status === 'streaming';
  const isEmpty = !content && !warning && cards.length === 0;
  return (
    <article aria-label={t('from.revvy')} aria-busy={isGrowing} className="flex gap-3">
      <RevvyMark className="mt-0.5 size-8" />
      <div className="min-w-0 flex-1 pt-1">
        {warning && <WarningBlock warning={warning} language={language} isNow={isLast} />}
        {content && <FoldedAnswer content={content} language={language} />}
        {isGrowing && <Thinking isEmpty={isEmpty} />}
        {cards.length > 0 && (
          <div className="mt-3 flex flex-col gap-3 max-sm:-ms-11">
            {cards.map((card, index) => (
              <CardView
                // biome-ignore lint/suspicious/noArrayIndexKey: cards have no id and are only appended
                key={index}
                card={card}
                language={language}
                ticket={ticket}
                onSupport={actions.onSupport}
                onAsk={actions.onAsk}
              />
            ))}
          </div>
        )}
        {status === 'interrupted' && (
          <Interrupted failure={reply.failure} onRetry={isLast ? () => actions.onRetry(reply) : undefined} />
        )}
        {!isGrowing && (
          <div className="-ms-3 mt-1 flex flex-wrap items-center text-text-muted max-sm:-ms-14">
            {reply.versions > 1 && <VersionSwitch reply={reply} onShow={actions.onShow} />}
            {!isEmpty && (
              <MessageActions reply={reply} isLast={isLast} isRead={isRead} canRead={canRead} actions={actions} />
            )}
          </div>
        )}
        {isLast && <NextQuestions reply={reply} asked={asked} onAsk={actions.onAsk} />}
      </div>
    </article>
  );
}

function Thinking({ isEmpty }: { isEmpty: boolean }) {
  const { t } = useTranslation('revvy');
  return (
    <p className="flex min-h-6 items-center gap-1.5">
      <span className="sr-only">{t('thinking')}</span>
      {(isEmpty ? [0, 150, 300] : [0]).map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          className="size-2 animate-pulse rounded-full bg-accent"
          style={{ animationDelay: `${delay}ms` }}
        />
      ))}
    </p>
  );
}
