import { lazy, Suspense } from 'react';

const load = () => import('./answer-text.tsx');

/** Fetched with the page, so that the first answer need not wait for it. */
export function fetchAnswerText(): void {
  // Without a connection it is fetched with the first answer.
  load().catch(() => undefined);
}

const AnswerText = lazy(async () => {
  const { AnswerText } = await load();
  return { default: AnswerText };
});

export function LazyAnswerText({ markdown }: { markdown: string }) {
  return (
    <Suspense fallback={<p className="whitespace-pre-wrap break-words">{markdown}</p>}>
      <AnswerText markdown={markdown} />
    </Suspense>
  );
}
