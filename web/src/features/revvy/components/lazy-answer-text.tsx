import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { Suspense } from 'react';
import { lazyPart } from '@/lib/lazy-part.ts';

const load = () => import('./answer-text.tsx');

/** Fetched with the page, so that the first answer need not wait for it. */
export function fetchAnswerText(): void {
  // Without a connection it is fetched with the first answer.
  load().catch(() => undefined);
}

const AnswerText = lazyPart(async () => {
  const { AnswerText } = await load();
  return { default: AnswerText };
});

interface LazyAnswerTextProps {
  markdown: string;
  /** It is read out in its own language, whatever that of the page. */
  language: RevvyLanguage;
}

export function LazyAnswerText({ markdown, language }: LazyAnswerTextProps) {
  return (
    <div lang={language} className="min-w-0">
      <Suspense fallback={<PlainAnswer text={markdown} />}>
        <AnswerText markdown={markdown} />
      </Suspense>
    </div>
  );
}

/** About as high as it will be, so that nothing moves when it is drawn whole. */
function PlainAnswer({ text }: { text: string }) {
  return (
    <div className="min-w-0 break-words">
      {text.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs only come at the end
        <p key={index} className="my-2.5 whitespace-pre-wrap first:mt-0 last:mb-0">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
