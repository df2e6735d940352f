import type { FaqEntry } from '@pahiya/contract/support/schemas';
import { useRouter } from '@tanstack/react-router';
import { ChevronDown, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { notify } from '@/ui/notify.ts';
import { useRateFaq } from '../use-faq.ts';

const questionStyles = [
  'flex min-h-14 list-none items-center justify-between gap-4 px-4 py-3 font-semibold hover:bg-text/4 md:px-5',
  'focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden',
].join(' ');

const thumbStyles = [
  'inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold text-sm hover:bg-text/6',
  'aria-pressed:bg-info-soft aria-pressed:text-info',
].join(' ');

/** Works without JavaScript. */
export function FaqItem({ entry }: { entry: FaqEntry }) {
  return (
    <details className="group">
      <summary className={questionStyles}>
        <span className="min-w-0">{entry.question}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-3 md:px-5">
        <p className="max-w-3xl whitespace-pre-line text-pretty text-text-muted">{entry.answer}</p>
        <Helpful entry={entry} />
      </div>
    </details>
  );
}

function Helpful({ entry }: { entry: FaqEntry }) {
  const { t } = useTranslation('support');
  const router = useRouter();
  const rate = useRateFaq();

  async function say(isHelpful: boolean) {
    const outcome = await rate(entry, isHelpful);
    if (outcome === 'rated') notify.success(t('faq.thanks'), undefined, 'faq');
    if (outcome === 'failed') notify.error(t('faq.failed'), undefined, 'faq');
    if (outcome === 'signed-out') offerSignIn();
  }

  function offerSignIn() {
    const next = router.latestLocation.href;
    notify.news(t('faq.signIn'), undefined, {
      label: t('form.signIn'),
      onPress: () => void router.navigate({ to: '/auth', search: { next } }),
    });
  }

  return (
    <fieldset className="mt-2 flex flex-wrap items-center gap-x-1">
      <legend className="sr-only">{t('faq.helpful')}</legend>
      <span aria-hidden="true" className="me-2 text-sm text-text-muted">
        {t('faq.helpful')}
      </span>
      <button type="button" aria-pressed={entry.isHelpful === true} onClick={() => say(true)} className={thumbStyles}>
        <ThumbsUp aria-hidden="true" className="size-4" />
        {t('faq.yes')}
      </button>
      <button type="button" aria-pressed={entry.isHelpful === false} onClick={() => say(false)} className={thumbStyles}>
        <ThumbsDown aria-hidden="true" className="size-4" />
        {t('faq.no')}
      </button>
    </fieldset>
  );
}
