import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { readFolded } from '@pahiya/contract/shared/folded';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LazyAnswerText } from './lazy-answer-text.tsx';

interface FoldedAnswerProps {
  content: string;
  language: RevvyLanguage;
}

/** Shows the answer to the question at once, and the details on demand. */
export function FoldedAnswer({ content, language }: FoldedAnswerProps) {
  const { t } = useTranslation('revvy');
  const { lead, details, end } = readFolded(content);
  if (!details) return <LazyAnswerText markdown={content} language={language} />;
  return (
    <>
      <LazyAnswerText markdown={lead} language={language} />
      <details className="group my-1">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-control font-semibold text-text-muted [&::-webkit-details-marker]:hidden">
          {t('message.more')}
          <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
        </summary>
        <LazyAnswerText markdown={details} language={language} />
      </details>
      {end && <LazyAnswerText markdown={end} language={language} />}
    </>
  );
}
