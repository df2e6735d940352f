import type { TicketDetail } from '@pahiya/contract/support/schemas';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Headset, Mail, Phone } from 'lucide-react';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { cn } from '@/ui/cn.ts';
import { IconButton, iconButtonStyles } from '@/ui/icon-button.tsx';
import { notify } from '@/ui/notify.ts';
import { useChatState } from '../use-chat-state.ts';
import { useTranscript } from '../use-ticket.ts';

interface ChatHeaderProps {
  ticket: TicketDetail | undefined;
}

export function ChatHeader({ ticket }: ChatHeaderProps) {
  const { t } = useTranslation(['support', 'common']);
  const state = useChatState(ticket);
  const isOnline = state === 'online';
  return (
    <div className="flex shrink-0 items-center gap-1.5 border-border border-b px-2 py-1.5 md:mx-auto md:w-full md:max-w-3xl md:px-4">
      <Link to="/support" aria-label={t('common:nav.back')} className={iconButtonStyles()}>
        <ArrowLeft aria-hidden="true" />
      </Link>
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-soft text-on-accent-soft max-[26rem]:hidden">
        <Headset aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1 ps-1">
        <h1 className="font-bold leading-tight">{t('chat.title')}</h1>
        <p
          role="status"
          className={cn('text-sm leading-snug', isOnline ? 'font-medium text-success' : 'text-text-muted')}
        >
          {t(`chat.${state}`)}
        </p>
      </div>
      {ticket && <TranscriptButton ticketId={ticket.id} />}
      <Link
        to="/support/call-request"
        aria-label={t('chat.call')}
        title={t('chat.call')}
        className={iconButtonStyles()}
      >
        <Phone aria-hidden="true" />
      </Link>
    </div>
  );
}

export function TranscriptButton({ ticketId }: { ticketId: string }) {
  const { t } = useTranslation('support');
  const failureText = useFailureText();
  const { mutate, isPending } = useTranscript(ticketId);
  return (
    <IconButton
      label={t('chat.transcript')}
      aria-disabled={isPending}
      onClick={() =>
        !isPending &&
        mutate(undefined, {
          onSuccess: ({ sentTo }) => notify.success(t('chat.transcriptSent', { email: sentTo })),
          onError: (error) => notify.error(t('chat.transcriptFailed'), failureText(error) ?? undefined),
        })
      }
    >
      <Mail aria-hidden="true" />
    </IconButton>
  );
}
