import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { Suspense } from 'react';
import { lazyPart } from '@/lib/page/lazy-part.ts';

const load = () => import('./answer-text.tsx');

/** Loads the renderer with the page, so that the first answer does not wait for it. */
export function fetchAnswerText(): void {
  // Without a connection it is loaded with the first answer.
  load().catch(() => undefined);
}

const AnswerText = lazyPart(async () => {
  const { AnswerText } = await load();
  return { default: AnswerText };
});

interface LazyAnswerTextProps {
  markdown: string;
  /** Screen readers use this language, whatever the page's language. */
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

/** About as high as the rendered answer, so that the layout does not shift when that appears. */
function PlainAnswer({ text }: { text: string }) {
  return (
    <div className="min-w-0 break-words">
      {text.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are only appended
        <p key={index} className="my-2.5 whitespace-pre-wrap first:mt-0 last:mb-0">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
