import type { Category } from '@pahiya/contract/garages/schemas';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { useLandingTexts } from '../../use-landing-texts.ts';

const questionStyles = [
  'flex min-h-14 list-none items-center justify-between gap-4 px-4 py-3 font-semibold hover:bg-text/4 md:px-5',
  'focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden',
].join(' ');

/** Works without JavaScript. */
export function LandingFaq({ category }: { category: Category }) {
  const { t } = useTranslation('landing');
  const { questions } = useLandingTexts(category);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-title">
        {t('faq.title')}
      </h2>
      <div className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface shadow-card">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className={questionStyles}>
              {question}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-text-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-3xl text-pretty px-4 pb-4 text-text-muted md:px-5">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
